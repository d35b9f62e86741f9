import { beforeEach, describe, expect, inject, test } from 'vitest';
import { createLimits } from '../../../server/http/limits/rate-limits.ts';
import { mailSender } from '../../../server/mail/mail.sender.ts';
import { mailTemplates } from '../../../server/mails.ts';
import { createTrackingKeys } from '../../../server/authentication/signed-links.ts';
import type { Limits, LogInAttempt } from '../../../server/shared/limits.ts';
import { StoreUnavailable } from '../../../server/shared/problems.ts';
import type { PostgresStore } from '../../../server/store.open.ts';
import { sendingOf } from '../../support/shop/outbox.ts';
import { letIn, sql } from '../../support/store/postgres.databases.ts';
import { newDatabase, type TestDatabase } from '../../support/store/postgres.stores.ts';
import { NO_MERCHANT, SECRET } from '../../support/shop/shop.ts';
import { mail, order } from '../contract/records.ts';

let database: TestDatabase;
let stores: readonly [PostgresStore, PostgresStore];
beforeEach(async () => {
  database = await newDatabase();
  stores = [await database.open(), await database.open()];
});

test('instances that go through the outbox together send each mail once', async () => {
  const ids = Array.from({ length: 30 }, (_, n) => `o${n}`);
  await stores[0].transaction(async ({ orders, mails }) => {
    for (const id of ids) await orders.save(order(id));
    await mails.save(...ids.map((id) => mail(id, { orderId: id, to: `${id}@exemple.ma` })));
  });
  const sent: string[] = [];
  const transport = {
    send: async ({ to }: { readonly to: { readonly address: string } }) =>
      void sent.push(to.address),
    close: () => {},
  };
  const rounds = stores.map((store) => {
    const mailing = {
      store,
      clock: () => new Date(),
      trackingKeys: createTrackingKeys(SECRET),
      templates: mailTemplates,
      from: { name: 'Belle Vue', address: 'commandes@exemple.ma' },
      publicUrl: 'http://127.0.0.1',
      settings: { defaultMerchant: NO_MERCHANT },
      log: { info: () => {}, warn: () => {}, error: () => {} },
    };
    return sendingOf(mailing, mailSender(mailing, transport));
  });
  // Ten at once, and twenty a round: the last one finds nothing.
  await Promise.all(Array.from({ length: 5 }, () => rounds.map((round) => round())).flat());
  expect(sent.toSorted()).toEqual(ids.map((id) => `${id}@exemple.ma`).toSorted());
});

const from = (n: number) => ({ address: `203.0.113.${n}` });

describe('limits of instances over one database', () => {
  const HOME = '203.0.113.7';
  const limitsOf = () => stores.map(({ counterOf }) => createLimits(counterOf));
  const [EMAIL, OTHER] = ['nadia@exemple.ma', 'salma@exemple.ma'];

  const logIn = (limits: Limits | undefined, change: Partial<LogInAttempt> = {}) =>
    limits?.beginLogIn({ address: HOME, email: EMAIL, device: undefined, ...change });

  test('count failed log-ins together, and forget them together', async () => {
    const [one, two] = limitsOf();
    for (let n = 0; n < 3; n += 1) expect((await logIn(one))?.hold).toBeNull();
    const begun = await logIn(two);
    expect((await logIn(two))?.hold).toBeNull();
    for (const limits of [one, two]) {
      const held = await logIn(limits);
      expect(held?.hold?.by).toBe('ADDRESS');
      expect(held?.hold?.seconds).toBeGreaterThan(0);
      expect(held?.hold?.seconds).toBeLessThanOrEqual(15 * 60);
      expect((await logIn(limits, { email: OTHER }))?.hold).toBeNull();
    }
    await begun?.succeeded();
    expect((await logIn(one))?.hold).toBeNull();
  });

  test('count guesses of an account from many addresses together', async () => {
    const [one, two] = limitsOf();
    for (let n = 0; n < 10; n += 1)
      expect((await logIn(n % 2 ? one : two, from(n)))?.hold).toBeNull();
    for (const limits of [one, two]) {
      const held = await logIn(limits, from(20));
      expect(held?.hold).toEqual({ by: 'ACCOUNT', seconds: 30 });
      expect((await logIn(limits, { ...from(20), device: 'hers' }))?.hold).toBeNull();
    }
    // As if half a minute had passed: one more may be tried, and the next wait is twice as long.
    await sql(database.url, 'UPDATE rate_limits SET expire = expire - 30000');
    const all = Array.from({ length: 8 }, (_, n) => logIn(n % 2 ? one : two, from(30 + n)));
    const holds = (await Promise.all(all)).map((begun) => begun?.hold?.seconds ?? 0);
    expect(holds.filter((seconds) => seconds === 0)).toHaveLength(1);
    expect(holds.filter((seconds) => seconds >= 60)).toHaveLength(7);
  });

  test('name nobody in the database', async () => {
    const [one] = limitsOf();
    await logIn(one);
    const rows = await sql(database.url, 'SELECT key FROM rate_limits');
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/nadia|203/);
  });

  test('without the database refuse what would be kept, and let reads go on', async () => {
    const limits = createLimits(stores[0].counterOf);
    await letIn(inject('postgresUrl'), database.url, false);
    await expect(limits.consume('WRITE', HOME)).rejects.toThrow(StoreUnavailable);
    await expect(logIn(limits)).rejects.toThrow(StoreUnavailable);
    await expect(limits.consume('READ', HOME)).resolves.toMatchObject({ remaining: 1499 });
  });
});
