import { describe, expect, onTestFinished, test } from 'vitest';
import { openAdmin } from '../../../support/shop/admin.ts';
import { startShop } from '../../../support/shop/shop.ts';
import { afterSalesOf } from '../../order/order.after-sales.documents.ts';
import type { UserError } from '../../protocol/documents.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Entry {
  readonly order: { readonly id: string };
  readonly dueAt: string;
  readonly isDue: boolean;
  readonly attempts: number;
  readonly expectedLoss: { readonly amount: number };
  readonly reasons: readonly string[];
  readonly isCancellationProposed: boolean;
}

/** A shop of its own whose staff call at any hour. */
async function openQueue() {
  const shop = await startShop();
  onTestFinished(() => shop.close());
  const admin = await openAdmin(shop);
  const { place } = afterSalesOf(shop);
  const setUp = async (input: object) => {
    const { data } = await admin.request<{ settings: { version: number } }>(
      '{ settings { version } }',
    );
    const changed = await admin.request<{ updateSettings: { userErrors: readonly UserError[] } }>(
      `mutation ($input: SettingsInput!, $version: Int!) {
        updateSettings(input: $input, expectedVersion: $version) { userErrors { code field } }
      }`,
      { input, version: data.settings.version },
    );
    expect(changed.data.updateSettings.userErrors).toEqual([]);
  };
  await setUp({ quietFrom: 0, quietTo: 0, callPrice: 0 });
  const read = async (first = 100, after: string | null = null) => {
    const { data, errors } = await admin.request<{
      callQueue: {
        readonly totalCount: number;
        readonly nodes: readonly Entry[];
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    }>(
      `query ($first: Int!, $after: String) { callQueue(first: $first, after: $after) {
        totalCount pageInfo { hasNextPage endCursor }
        nodes {
          order { id } dueAt isDue attempts expectedLoss { amount } reasons isCancellationProposed
        }
      } }`,
      { first, after },
    );
    expect(errors).toEqual([]);
    return data.callQueue;
  };
  return {
    shop,
    place,
    setUp,
    read,
    /** The queue's orders, and their entries by id. */
    queue: async () =>
      (await read()).nodes.map(({ order, ...entry }) => ({ id: order.id, ...entry })),
    contact: (id: string, outcome: string, nextAt: string | null = null) =>
      admin.request(
        `mutation ($id: ID!, $outcome: ContactOutcome!, $nextAt: DateTime) {
          addOrderContact(id: $id, outcome: $outcome, nextAt: $nextAt) { userErrors { code } }
        }`,
        { id, outcome, nextAt },
      ),
    hold: (phone: string, until: string) =>
      admin.request(
        `mutation ($phone: String!, $until: DateTime!) {
          holdRecipient(phone: $phone, reason: "Deux refus", until: $until) { userErrors { code } }
        }`,
        { phone, until },
      ),
    /** Places an order, and has its parcel end so. */
    end: async (to: string, about: object, isCarriersFault = false) => {
      const { id } = await place({ street: 'Une autre rue', ...about });
      for (const step of ['CONFIRMED', 'SHIPPED', to]) {
        await admin.request(
          `mutation ($ids: [ID!]!, $to: OrderStatus!, $isFault: Boolean!) {
            moveOrders(ids: $ids, to: $to, isCarriersFault: $isFault) { userErrors { code } }
          }`,
          { ids: [id], to: step, isFault: step === 'REFUSED' && isCarriersFault },
        );
      }
      return id;
    },
  };
}

describe('the queue of calls', () => {
  test('has what is most likely lost first, with reasons in words', async () => {
    const { place, end, queue } = await openQueue();
    const [known, good, unknown] = ['0611111111', '0622222222', '0633333333'];
    for (const phone of [known, '+212 6 11 11 11 11']) await end('REFUSED', { phone });
    await end('DELIVERED', { phone: good });
    const ids = [
      (await place({ phone: good })).id,
      (await place({ phone: unknown })).id,
      (await place({ phone: known })).id,
    ];
    const entries = await queue();
    expect(entries.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
    const shop = (2 + 3) / 23;
    const city = (2 + 20 * shop) / 23;
    const loss = (refused: number, all: number) =>
      Math.round(((refused + 20 * city) / (all + 20)) * 4000);
    expect(entries.map(({ expectedLoss }) => expectedLoss.amount)).toEqual([
      loss(2, 2),
      loss(0, 0),
      loss(0, 1),
    ]);
    expect(entries.map(({ reasons }) => reasons[0])).toEqual([
      '2 refus à ce numéro',
      'aucun colis encore livré à ce numéro',
      '1 colis accepté à ce numéro',
    ]);
    for (const { reasons } of entries) {
      expect(reasons).toContain('à Rabat deux colis sur trois sont refusés');
    }
  });

  test('counts no refusal that is the carrier’s fault', async () => {
    const { place, end, queue } = await openQueue();
    const phone = '0611111111';
    const { id } = await place({ phone });
    const [before] = await queue();
    await end('REFUSED', { phone }, true);
    expect(await queue()).toEqual([before]);
    await end('REFUSED', { phone });
    const [after] = await queue();
    expect(after).toMatchObject({ id, reasons: expect.arrayContaining(['1 refus à ce numéro']) });
    expect(after?.expectedLoss.amount).toBeGreaterThan(before?.expectedLoss.amount ?? 0);
  });

  test('expects the same of an order of another name, account and language', async () => {
    const { place, end, queue } = await openQueue();
    await end('REFUSED', { phone: '0611111111', name: 'Nadia Alami' });
    await place({ phone: '0611111111', name: 'Nadia Alami' });
    await place({ phone: '+212611111111', name: 'Karim Tazi', email: 'karim@exemple.ma' });
    const [one, other] = await queue();
    expect(other?.expectedLoss).toEqual(one?.expectedLoss);
    // Each names the other as a possible duplicate.
    expect(other?.reasons.slice(1)).toEqual(one?.reasons.slice(1));
    expect(one?.reasons[1]).toBe('1 refus à ce numéro');
  });

  test('says what may be the same order twice, and whom staff hold', async () => {
    const { shop, place, queue, hold } = await openQueue();
    const phone = '0611111111';
    const first = await place({ phone });
    const second = await place({ phone: '+212 6 11 11 11 11', street: 'Une autre rue' });
    const alone = await place({ phone: '0622222222' });
    const reasonOf = async (id: string) =>
      (await queue()).find((entry) => entry.id === id)?.reasons[0];
    const numberOf = async ({ id }: { readonly id: string }) =>
      (await shop.store.read.orders.order(id))?.number ?? '';
    expect(await reasonOf(first.id)).toBe(`doublon possible\u00a0: ${await numberOf(second)}`);
    expect(await reasonOf(second.id)).toBe(`doublon possible\u00a0: ${await numberOf(first)}`);
    expect(await reasonOf(alone.id)).toBe('aucun colis encore livré à ce numéro');
    await hold('0622222222', new Date(Date.now() + HOUR_MS).toISOString());
    expect(await reasonOf(alone.id)).toBe('destinataire retenu');
    shop.pass(HOUR_MS + 1000);
    expect(await reasonOf(alone.id)).toBe('aucun colis encore livré à ce numéro');
  });

  test('has what staff called last behind what is due, until its time has come', async () => {
    const { shop, place, contact, queue } = await openQueue();
    const [first, second, third] = [(await place()).id, (await place()).id, (await place()).id];
    await contact(first, 'NO_ANSWER', new Date(Date.now() + HOUR_MS).toISOString());
    await contact(second, 'POSTPONED', new Date(Date.now() + HOUR_MS / 2).toISOString());
    const entries = await queue();
    expect(entries.map(({ id, isDue, attempts }) => [id, isDue, attempts])).toEqual([
      [third, true, 0],
      [second, false, 1],
      [first, false, 1],
    ]);
    shop.pass(HOUR_MS / 2 + 1000);
    expect((await queue()).map(({ isDue }) => isDue)).toEqual([true, true, false]);
    await contact(third, 'CONFIRMED');
    expect((await queue()).map(({ id }) => id)).not.toContain(third);
  });

  test('proposes a cancellation after the days of the setting, and cancels nothing', async () => {
    const { shop, place, setUp, contact, queue } = await openQueue();
    await setUp({ daysToCancel: 2, callPrice: 10_000 });
    const { id } = await place();
    expect(await queue()).toMatchObject([
      { id, isCancellationProposed: false, reasons: [expect.any(String), 'appel inutile'] },
    ]);
    await contact(id, 'NO_ANSWER');
    // Sessions of staff end sooner.
    await shop.store.transaction(async ({ orders }) => {
      const order = await orders.order(id);
      const placedAt = new Date(Date.now() - 2 * DAY_MS).toISOString();
      if (order) await orders.save({ ...order, placedAt });
    });
    const [entry] = await queue();
    expect(entry?.isCancellationProposed).toBe(true);
    expect(entry?.reasons.slice(1)).toEqual([
      '1 essai sans réponse',
      'sans confirmation depuis 2 jours\u00a0: annulation proposée',
      'appel inutile',
    ]);
    expect((await shop.store.read.orders.order(id))?.status).toBe('PENDING');
  });

  test('is read page by page, also after the last order of a page has left it', async () => {
    const { place, read, contact, queue } = await openQueue();
    for (let n = 0; n < 5; n += 1) await place({ phone: `061234567${n}` });
    const all = (await queue()).map(({ id }) => id);
    const begin = await read(2);
    expect(begin).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    await contact(begin.nodes.at(-1)?.order.id ?? '', 'CONFIRMED');
    const middle = await read(2, begin.pageInfo.endCursor);
    const end = await read(2, middle.pageInfo.endCursor);
    expect(end).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: false } });
    const found = [begin, middle, end].flatMap(({ nodes }) => nodes.map(({ order }) => order.id));
    expect(found).toEqual(all);
  });
});
