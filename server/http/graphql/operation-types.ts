import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { fr } from '../../shared/messages.fr.ts';

/**
 * A validation rule: the schema has the operation's type. graphql-js 16 leaves that to execution,
 * where a subscription is answered with status 200.
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
