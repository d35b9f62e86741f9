import type { TestAdmin } from '../../support/shop/admin.ts';
import type { UserError } from '../protocol/documents.ts';

interface Money {
  readonly amount: number;
}

interface ShownSum {
  readonly rows: number;
  readonly amount: Money;
  readonly fee: Money;
  readonly net: Money;
}

export interface ShownStatement {
  readonly id: string;
  readonly settledAt: string | null;
  readonly rows: ReadonlyArray<{
    readonly line: number;
    readonly parcelNumber: string;
    readonly case: string;
    readonly text: string;
    readonly order: { readonly id: string; readonly settledAt: string | null } | null;
    readonly amount: Money;
    readonly fee: Money | null;
    readonly expectedAmount: Money | null;
    readonly expectedFee: Money | null;
  }>;
  readonly sums: ShownSum & {
    readonly toSettle: ShownSum;
    readonly settled: ShownSum;
    readonly disagreeing: ShownSum;
  };
}

interface StatementAnswer {
  readonly statement: ShownStatement | null;
  readonly headings: readonly string[];
  readonly columns: object | null;
  readonly userErrors: ReadonlyArray<UserError & { readonly message: string }>;
}

const SUM = 'rows amount { amount } fee { amount } net { amount }';
const ANSWER = `
  statement {
    id settledAt
    rows {
      line parcelNumber case text order { id settledAt } amount { amount } fee { amount }
      expectedAmount { amount } expectedFee { amount }
    }
    sums { ${SUM} toSettle { ${SUM} } settled { ${SUM} } disagreeing { ${SUM} } }
  }
  headings columns { parcelNumber amount fee } userErrors { code field message }
`;

const PREVIEW = `mutation ($carrierId: ID!, $file: Upload!, $columns: StatementColumnsInput) {
  payload: previewStatement(carrierId: $carrierId, file: $file, columns: $columns) { ${ANSWER} }
}`;

/** Returns what staff do with carriers' statements. */
export function moneyOf(admin: TestAdmin) {
  const request = async <T>(document: string, variables: object = {}): Promise<T> => {
    const { data, errors } = await admin.request<{ payload: T }>(document, variables);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data.payload;
  };
  return {
    async preview(carrierId: string, file: string | Uint8Array<ArrayBuffer>, columns?: object) {
      const bytes = new Uint8Array(Buffer.from(file));
      const { data, errors } = await admin.upload<{ payload: StatementAnswer }>(
        PREVIEW,
        { carrierId, file: null, columns },
        [{ path: 'variables.file', name: 'releve.csv', type: 'text/csv', bytes }],
      );
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return data.payload;
    },
    settle: (id: string) =>
      request<StatementAnswer>(
        `mutation ($id: ID!) { payload: settleStatement(id: $id) { ${ANSWER} } }`,
        { id },
      ),
    outstanding: () =>
      request<
        ReadonlyArray<{
          readonly carrier: { readonly id: string };
          readonly delivered: number;
          readonly amount: Money;
          readonly ages: readonly object[];
        }>
      >(
        `{ payload: outstanding {
          carrier { id } delivered amount { amount } oldestAt
          ages { fromDays toDays delivered amount { amount } }
        } }`,
      ),
    parcels: (variables: object) =>
      request<{
        readonly nodes: readonly object[];
        readonly totalCount: number;
        readonly pageInfo: { readonly endCursor: string | null };
      }>(
        `query ($carrierId: ID, $isLate: Boolean! = false, $first: Int! = 20, $after: String) {
          payload: outstandingParcels(
            carrierId: $carrierId, isLate: $isLate, first: $first, after: $after
          ) {
            nodes { id parcelNumber days amount { amount } order { id } }
            totalCount pageInfo { endCursor }
          }
        }`,
        variables,
      ),
    byHand: (settled: readonly object[], note: string) =>
      request<{
        readonly orders: ReadonlyArray<{ readonly id: string }> | null;
        readonly userErrors: readonly UserError[];
      }>(
        `mutation ($settled: [SettledParcelInput!]!, $note: String!) {
          payload: settleParcels(parcels: $settled, note: $note) {
            orders { id } userErrors { code field message }
          }
        }`,
        { settled, note },
      ),
  };
}
