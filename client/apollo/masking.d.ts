import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// Tells Apollo's types that codegen writes masked types (`inlineFragmentTypes: 'mask'`).
declare module '@apollo/client' {
  // An empty interface is how TypeScript merges declarations.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
