import { describe, expect, test } from 'vitest';
import { apiSecret, openAdmin, openStaff, requestAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { CODE, codeOf, problemsOf, saveCode, SKIRT } from '../cart/discount.documents.ts';
import { latestEntry } from './admin.answers.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const SUMMER = {
  code: 'ÉTÉ 26',
  percent: 15,
  minimum: 50_000,
  startsAt: '2026-06-01T00:00:00+01:00',
  endsAt: '2126-08-31T23:00:00+00:00',
  limit: 100,
  limitPerPhone: 2,
  products: [SKIRT],
  isForSalePieces: true,
};

describe('discount codes', () => {
  test('are added, changed and listed, each time with an entry in the log', async () => {
    const { discountCode, userErrors } = await saveCode(admin, SUMMER);
    expect(userErrors).toEqual([]);
    expect(discountCode).toEqual({
      ...SUMMER,
      id: expect.any(String),
      version: 1,
      amount: null,
      freeDelivery: false,
      minimum: { amount: 50_000 },
      products: [{ id: SKIRT }],
      status: 'RUNNING',
      usedCount: 0,
      sales: { orders: 0, amount: { amount: 0 }, saving: { amount: 0 } },
    });
    expect(await latestEntry(shop)).toMatchObject({
      action: 'discountCode.create',
      subject: 'ÉTÉ 26',
    });
    const { id = '' } = discountCode ?? {};
    const changed = await saveCode(admin, { id, code: 'Été 26', freeDelivery: true }, 1);
    expect(changed.discountCode).toMatchObject({
      id,
      version: 2,
      percent: null,
      freeDelivery: true,
      products: [],
    });
    expect(await latestEntry(shop)).toMatchObject({ action: 'discountCode.update' });
    const second = await saveCode(admin, {
      code: 'DEMAIN',
      amount: 5_000,
      startsAt: '2126-01-01T00:00:00Z',
    });
    const over = await saveCode(admin, {
      code: 'HIER',
      amount: 5_000,
      endsAt: '2026-01-01T00:00:00Z',
    });
    const { data } = await admin.request<object>(`{ discountCodes { ${CODE} } }`);
    expect(data).toEqual({
      discountCodes: [over.discountCode, second.discountCode, await codeOf(admin, id)],
    });
    expect([second.discountCode?.status, over.discountCode?.status]).toEqual(['COMING', 'ENDED']);
  });

  test('that others changed meanwhile are not overwritten, and the payload has them', async () => {
    const { discountCode } = await saveCode(admin, { code: 'DEUX', percent: 10 });
    const { id = '' } = discountCode ?? {};
    await saveCode(admin, { id, code: 'DEUX', percent: 20 }, 1);
    const late = await saveCode(admin, { id, code: 'DEUX', percent: 30 }, 1);
    expect(problemsOf(late)).toEqual(['VERSION_CONFLICT expectedVersion']);
    expect(late.discountCode).toMatchObject({ version: 2, percent: 20 });
  });

  test.each([
    [{ code: ' ', percent: 10 }, ['REQUIRED code']],
    [{ code: '—!—', percent: 10 }, ['INVALID code']],
    [{ code: 'x'.repeat(41), percent: 10 }, ['INVALID code']],
    [{ code: 'A' }, ['INVALID percent']],
    [{ code: 'A', percent: 0 }, ['INVALID percent']],
    [{ code: 'A', percent: 101 }, ['INVALID percent']],
    [{ code: 'A', percent: 10, amount: 5 }, ['INVALID amount']],
    [{ code: 'A', percent: 10, freeDelivery: true }, ['INVALID freeDelivery']],
    [
      { code: 'A', amount: 0, minimum: -1, limit: 0, limitPerPhone: 0 },
      ['INVALID amount', 'INVALID minimum', 'INVALID limit', 'INVALID limitPerPhone'],
    ],
    [
      { code: 'A', percent: 10, startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-02T00:00:00Z' },
      ['INVALID endsAt'],
    ],
    [{ code: 'A', percent: 10, products: [SKIRT, 'inconnu'] }, ['INVALID products.1']],
    [
      { code: 'A', percent: 10, products: Array.from({ length: 501 }, (_, n) => `p${n}`) },
      ['INVALID products'],
    ],
    [{ id: 'inconnu', code: 'A', percent: 10 }, ['UNKNOWN_DISCOUNT_CODE id']],
  ])('are refused: %o', async (input, problems) => {
    const { discountCode, userErrors } = await saveCode(admin, input);
    expect([discountCode, problemsOf({ userErrors })]).toEqual([null, problems]);
    for (const { message } of userErrors) expect(message).toMatch(/^.{10,}\.$/);
  });

  test('are unique as shoppers may write them', async () => {
    const { discountCode } = await saveCode(admin, { code: 'Aïd 10', percent: 10 });
    for (const code of ['AID10', 'a i d ١٠', 'aïd-۱۰']) {
      const refused = await saveCode(admin, { code, percent: 10 });
      expect(problemsOf(refused)).toEqual(['INVALID code']);
      expect(refused.userErrors[0]?.message).toContain('Aïd 10');
    }
    const { id = '' } = discountCode ?? {};
    expect((await saveCode(admin, { id, code: 'AID 10', percent: 10 })).userErrors).toEqual([]);
  });

  test('are for staff, and for tokens with the scopes of the catalogue; their sales need that of orders', async () => {
    const karim = await openStaff(shop, 'karim@exemple.ma', 'STAFF');
    expect((await saveCode(karim, { code: 'KARIM', percent: 5 })).userErrors).toEqual([]);
    const secret = await apiSecret(shop, ['catalog:read']);
    const ask = (document: string) =>
      requestAdmin<object | null>(
        shop,
        document,
        {},
        { headers: { authorization: `Bearer ${secret}` } },
      );
    expect((await ask('{ discountCodes { code usedCount } }')).errors).toEqual([]);
    expect((await ask('{ discountCodes { sales { orders } } }')).errors).toHaveLength(1);
    const save =
      'mutation { saveDiscountCode(input: { code: "B", percent: 5 }) { userErrors { code } } }';
    expect((await ask(save)).errors).toHaveLength(1);
  });
});
