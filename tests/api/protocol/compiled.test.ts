import fc from 'fast-check';
import {
  buildSchema,
  Kind,
  parse,
  parseType,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type VariableDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeDefs } from '../../../server/http/graphql/graphql.ts';
import { anyDocument } from '../../security/random.documents.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

const DOCUMENTS = 400;
/** Often enough for a document to be compiled (graphql.compiled.ts) and asked once more. */
const OFTEN = 7;

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  ({ token } = await shop.customer());
});
afterAll(() => shop.close());

const schema = buildSchema(typeDefs);

interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** A query whose texts are variables, as a client writes it; null for anything else. */
function asQuestion(text: string): Question | null {
  const document = readQuery(text);
  if (!document) return null;
  const types = new TypeInfo(schema);
  const variables: Record<string, string> = {};
  const definitions: VariableDefinitionNode[] = [];
  const lifted = visit(
    document,
    visitWithTypeInfo(types, {
      StringValue({ value }) {
        const name = `v${definitions.length}`;
        const variable = { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } } as const;
        const type = parseType(String(types.getInputType()));
        definitions.push({ kind: Kind.VARIABLE_DEFINITION, variable, type });
        variables[name] = value;
        return variable;
      },
      OperationDefinition: {
        leave: (operation) => ({ ...operation, variableDefinitions: definitions }),
      },
    }),
  );
  return { query: print(lifted), variables };
}

function readQuery(text: string) {
  try {
    const document = parse(text);
    return text.startsWith('query') && validate(schema, document).length === 0 ? document : null;
  } catch {
    return null;
  }
}

/**
 * `time` makes it a question that nobody has asked, so that its answer is not a kept one.
 * Compared is what an answer says: compiled code writes a field that is asked for twice in one place.
 */
async function ask({ query, variables }: Question, time: number) {
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ query, variables: { ...variables, time } }),
  });
  return { status: answer.status, body: await answer.json() };
}

test('random queries are answered by compiled documents as Apollo answers them', async () => {
  const ids = (await shop.store.read.catalog.products()).map(({ id }) => id);
  const texts = fc.sample(anyDocument(typeDefs, { ids, tokens: [token] }), DOCUMENTS);
  const questions = texts.map(asQuestion).filter((each) => each !== null);
  let compared = 0;
  for (const question of questions) {
    const byApollo = await ask(question, 0);
    for (let time = 1; time < OFTEN; time += 1) await ask(question, time);
    expect({ question, ...(await ask(question, OFTEN)) }).toEqual({ question, ...byApollo });
    if (byApollo.status === 200 && !question.query.includes('"')) compared += 1;
  }
  expect(compared).toBeGreaterThan(DOCUMENTS / 20);
}, 60_000);
