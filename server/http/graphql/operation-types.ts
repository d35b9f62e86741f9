import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { fr } from '../http.fr.ts';

/**
 * Refuses an operation type that the schema lacks; graphql-js 16 leaves that to execution, which
 * answers 200.
 */
export function knownOperationTypes(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (context.getSchema().getRootType(node.operation)) return;
      const message = fr.graphql.unknownOperationType(node.operation);
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
}
