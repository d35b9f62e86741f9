import { describe, expect, test } from 'vitest';
import { dateInMorocco } from '../../../server/shared/time.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { mail, order, requestedReturn } from '../../store/contract/records.ts';
import { codeOf } from './admin.answers.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const DASHBOARD = `query ($days: Int = 3) { dashboard(days: $days) {
  toConfirm toPrepare openReturns lowStock failedMails days { date orders sales }
} }`;

interface Dashboard {
  readonly dashboard: {
    readonly lowStock: number;
    readonly days: ReadonlyArray<{ readonly date: string }>;
  };
}
const dashboard = async (days?: number) =>
  (await admin.request<Dashboard>(DASHBOARD, days === undefined ? {} : { days })).data.dashboard;

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the dashboard', () => {
  test('counts what awaits staff, and sums up what was sold, day by day', async () => {
    const now = shop.within.clock().getTime();
    const ago = (days: number) => new Date(now - days * DAY_MS).toISOString();
    const statuses = ['PENDING', 'PAID', 'CONFIRMED', 'PREPARED', 'SHIPPED'] as const;
    const unsold = ['CANCELLED', 'REFUSED', 'RETURNED', 'PAYMENT_PENDING'] as const;
    const at = ago(0);
    await shop.store.transaction(async ({ orders, mails }) => {
      await orders.save(
        ...[...statuses, ...unsold].map((status) => order(status, { status, placedAt: at })),
        order('old', {
          status: 'DELIVERED',
          placedAt: ago(2),
          payable: 1_000,
          total: 1_000,
          discount: 419_000,
          returns: [requestedReturn({ requestedAt: at })],
        }),
        order('older', { status: 'DELIVERED', placedAt: ago(3) }),
      );
      await mails.save(mail('a', { orderId: 'old', state: 'FAILED' }));
    });
    const found = await dashboard();
    // The products of the back office say what is low: tests/api/admin/products.test.ts.
    expect(found.lowStock).toBe(await shop.store.read.catalog.lowStockCount());
    expect(found).toMatchObject({ toConfirm: 2, toPrepare: 2, openReturns: 1, failedMails: 1 });
    expect(found.days).toEqual(
      [2, 1, 0].map((days) => ({
        date: dateInMorocco(new Date(ago(days))),
        orders: [5, 0, 1][days],
        sales: [5 * 349_000, 0, 1_000][days],
      })),
    );
  });

  test('has every day of a year, and of no longer time', async () => {
    const { days } = await dashboard(366);
    expect(new Set(days.map(({ date }) => date)).size).toBe(366);
    for (const none of [0, 367]) {
      expect(await codeOf(admin, DASHBOARD, { days: none })).toBe('BAD_USER_INPUT');
    }
  });
});
