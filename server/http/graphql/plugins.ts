import type { ApolloServerPlugin } from '@apollo/server';
import { parse, type DocumentNode, type GraphQLError } from 'graphql';
import type { ShopContext } from '../../context.ts';
import { wordsIn } from '../../catalog/catalog.service.ts';
import { soldLanguage } from '../../settings/identity/identity.rules.ts';
import { findIdentity } from '../../settings/identity/identity.service.ts';
import { answeredErrors, logFaults } from './errors.ts';
import { languageOf } from './in-context.ts';
import { acceptIntAmounts } from './int-amounts.ts';
import { refusalBeforeValidation, requireWithinLimits } from './limits.ts';
import { refuseForbiddenNulls } from './variables.ts';

/** Validated in place of a document that is refused before: Apollo has no hook to refuse one there. */
const { definitions: NO_DEFINITIONS } = parse('{ __typename }');

const refusals = new WeakMap<DocumentNode, GraphQLError>();

/** Callers choose the name: a log line has a bounded part of it. */
const MAX_NAME = 80;

/** Before validation and before execution. */
const checkDocument: ApolloServerPlugin<ShopContext> = {
  async requestDidStart() {
    return {
      async validationDidStart({ schema, document }) {
        const refusal = refusalBeforeValidation(document);
        if (refusal) {
          refusals.set(document, refusal);
          Object.assign(document, { definitions: NO_DEFINITIONS });
        }
        acceptIntAmounts(schema, document);
      },
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        const refusal = refusals.get(document);
        if (refusal) throw refusal;
        if (!operation) return;
        contextValue.answer.logged.operation = operation.name?.value.slice(0, MAX_NAME) ?? null;
        const requested = { schema, document, operation, variables: request.variables ?? {} };
        requireWithinLimits(requested);
        refuseForbiddenNulls(requested);
        const wanted = languageOf(schema, operation, request.variables);
        if (wanted === contextValue.language) return;
        const language = soldLanguage(await findIdentity(contextValue), wanted);
        contextValue.language = language;
        contextValue.words = await wordsIn(contextValue, language);
      },
    };
  },
};

const answerErrors: ApolloServerPlugin<ShopContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        logFaults(errors, contextValue);
      },
      async willSendResponse({ response, contextValue: context }) {
        response.http.headers.set('cache-control', 'no-store');
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        const { errors: found = [], data } = singleResult;
        const hasData = Boolean(data);
        const { errors, status, retryAfter } = answeredErrors(found, { hasData, context });
        if (status !== null) response.http.status = status;
        if (retryAfter !== null) response.http.headers.set('retry-after', String(retryAfter));
        if (errors.length > 0) singleResult.errors = errors;
        const code = errors[0]?.extensions?.['code'];
        if (typeof code === 'string') context.answer.logged.code = code;
      },
    };
  },
};

export const commonPlugins = [checkDocument, answerErrors];
