import {
  getDirectiveValues,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/language.ts';

/**
 * The language of `@inContext`, which validation and the coercion of variables check: French without
 * it, and for values that execution will refuse.
 */
export function languageOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>> = {},
): Language {
  const directive = schema.getDirective('inContext');
  if (!directive || !operation.directives?.length) return DEFAULT_LANGUAGE;
  // With the defaults of variables.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!coerced) return DEFAULT_LANGUAGE;
  const language = getDirectiveValues(directive, operation, coerced)?.['language'];
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
