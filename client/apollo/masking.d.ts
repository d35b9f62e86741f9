import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// Codegen writes masked types (`inlineFragmentTypes: 'mask'`).
declare module '@apollo/client' {
  // Empty: TypeScript merges the declarations.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
