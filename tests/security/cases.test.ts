import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const TESTS = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${TESTS}${path}`, 'utf8');

/** The numbers of the cases that this shop is attacked with, by family. */
const CASES: Readonly<Record<string, readonly number[]>> = {
  GQL: [2, 3, 4, 6, 8, 9, 10, 12, 13, 14, 15, 16, 18, 20, 21, 23, 29, 30],
  GTR: [1, 2, 3, 4, 5, 6, 8, 11, 12, 15, 17, 22, 23, 24],
  TOK: [1, 2, 3, 4, 5, 6, 7, 8, 12, 17, 18, 20, 21, 23, 24],
  AUT: [1, 3, 4, 7, 8, 9, 12, 13, 14, 18, 19, 20, 21, 23, 24, 26, 28],
  IDR: [1, 2, 4, 6, 7, 11, 12, 13, 15, 16],
  CRT: [2, 3, 5, 7, 11, 12, 14, 15, 16, 17, 20, 21, 23, 24],
  CHK: [1, 2, 3, 5, 7, 8, 10, 11, 13, 14, 16, 18, 21, 22, 23, 25],
  RST: [1, 2, 4, 5, 7, 9, 11, 14, 15, 17, 19],
  STA: [1, 2, 3, 7, 9, 10],
  HDR: [1, 3, 4, 6, 7, 9],
  XSS: [1, 2, 3, 4, 7, 8, 10],
  SEC: [2, 4, 5, 6, 7, 10],
  DOS: [1, 2, 5, 6, 9, 10],
  FLT: [1, 3, 4, 5, 6, 7, 8, 11, 12, 13, 15, 16, 20, 22, 24, 25, 26, 27, 29, 30],
};

/** Cases that tests of other names stand for: the file, and what the test there is called. */
const ELSEWHERE: ReadonlyArray<readonly [ids: string, file: string, title: string]> = [
  ['AUT-001', 'api/account/account.log-in.test.ts', 'refuses $about, in each API’s own words'],
  ['CHK-001', 'api/order/order.idempotency.test.ts', 'sent twenty times at once makes one order'],
  ['CHK-002', 'api/order/order.idempotency.test.ts', 'with %s is a conflict, and the first order'],
  ['CHK-008', 'api/order/order.guest.test.ts', 'the price went up, and how much it is now'],
  ['CHK-013', 'rules/shared/pricing.test.ts', 'quantity %i, for a %s is %i'],
  ['CHK-014', 'rules/order/order.test.ts', 'refuses the phone « %s »'],
  ['CHK-023', 'api/order/order.card.events.test.ts', 'is one that is too large'],
  ['CRT-014', 'rules/catalog/catalog.import.test.ts', 'no %s %j'],
  ['CRT-020', 'api/cart/cart.rest.test.ts', 'is a 404 the second time'],
  ['CRT-023', 'rules/address/address.test.ts', 'that is wholly blank is refused as a whole'],
  ['DOS-005', 'resilience/load.ts', 'runLoad'],
  [
    'IDR-001 IDR-002 IDR-016',
    'architecture/access.test.ts',
    'gives another customer nothing of it',
  ],
  ['FLT-001', 'resilience/crash.ts', 'runCrashes'],
  ['FLT-003 FLT-004 FLT-007', 'store/proofs.ts', 'opens as it was, or is refused by name'],
  ['FLT-005', 'store/lowdb/lowdb.file.test.ts', 'is refused and left byte for byte'],
  ['FLT-008', 'api/protocol/failure.test.ts', 'it goes on by itself once there is room again'],
  ['FLT-011', 'store/proofs.ts', 'loses nothing that it acknowledged at $fault'],
  ['FLT-015', 'web/process/start.long.test.ts', 'when DATA_DIR is a file'],
  [
    'FLT-022',
    'store/lowdb/lowdb.journal.test.ts',
    'lets no answer go, and no reader rely on a change',
  ],
  ['FLT-024', 'store/lowdb/lowdb.maintenance.test.ts', 'backup and journals lead there as well'],
  [
    'FLT-029',
    'store/postgres/postgres.away.test.ts',
    'is a 503 on every endpoint, and forgotten once it is back',
  ],
  [
    'FLT-030',
    'store/postgres/postgres.faults.test.ts',
    'with the answer to a commit is no success',
  ],
  ['FLT-027', 'store/lowdb/lowdb.file.test.ts', 'opened by plain lowdb holds what was written'],
];

/** Cases that this shop has nothing for, and why. */
const NOT_HERE: Readonly<Record<string, string>> = {
  'AUT-021':
    'The contract’s rule for passwords is their length, 8 to 1024 characters, and no list.',
  'CHK-011': 'The catalogue knows whether a product can be bought, and no number of pieces.',
  'FLT-020':
    'Nothing catches what nobody expected: Node ends the process, and the journal is whole.',
  'FLT-025': 'A limit of memory ends the process as kill -9 does, which is proved to lose nothing.',
};

const ids = Object.entries(CASES).flatMap(([family, numbers]) =>
  numbers.map((number) => `${family}-${String(number).padStart(3, '0')}`),
);
const suites = [
  ...readdirSync(`${TESTS}security`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== 'cases.test.ts')
    .map((name) => `security/${name}`),
  ...readdirSync(`${TESTS}web`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)attack\.[^/]+$/.test(path))
    .map((path) => `web/${path}`),
];
const written = suites.map(read).join('\n');

describe('every case of the attacks', () => {
  test('is a test that bears its name, or is named here', () => {
    expect(ids).toHaveLength(166);
    const elsewhere = new Set(ELSEWHERE.flatMap(([some]) => some.split(' ')));
    const named = (id: string) => elsewhere.has(id) || id in NOT_HERE;
    expect(ids.filter((id) => !written.includes(id) && !named(id))).toEqual([]);
    expect(ids.filter((id) => written.includes(id) && named(id))).toEqual([]);
  });

  test.each(ELSEWHERE)('%s: in %s', (_, file, title) => {
    expect(read(file)).toContain(title);
  });
});
