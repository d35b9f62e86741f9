import { expect, test } from 'vitest';
import { RefusedForGood } from '../../../server/mail/transport.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { latestEntry } from './admin.answers.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const FAILED = '{ failedMails { id kind to createdAt lastError order { number } } }';
const RETRY = `mutation ($id: ID!) {
  retryMail(id: $id) { failedMails { id } userErrors { code } }
}`;

interface Retried {
  readonly retryMail: { readonly failedMails: unknown; readonly userErrors: unknown };
}

const retry = async (id: string) => (await admin.request<Retried>(RETRY, { id })).data.retryMail;

test('a mail that was given up is sent again, once, and logged', async () => {
  const input = guestOrder([['jupe-plissee-safran', 1]], { email: 'nadia@example.com' });
  const placed = await place(shop, input);
  const refused = new RefusedForGood('550 no such mailbox');
  const waiting = `ORDER_PLACED-${placed.order?.id}`;
  const unknown = [{ code: 'UNKNOWN_MAIL' }];
  expect(await retry(waiting)).toEqual({ failedMails: null, userErrors: unknown });
  await shop.sendMails({ send: () => Promise.reject(refused), close: () => {} });
  const { data } = await admin.request<{ failedMails: unknown }>(FAILED);
  // The mail to the shop itself failed, too.
  expect(data.failedMails).toContainEqual(
    expect.objectContaining({
      id: waiting,
      kind: 'ORDER_PLACED',
      to: 'nadia@example.com',
      createdAt: expect.stringMatching(/\+0[01]:00$/),
      lastError: '550 no such mailbox',
      order: { number: placed.order?.number },
    }),
  );
  expect(await retry(waiting)).toMatchObject({
    failedMails: [{ id: expect.stringMatching(/^ORDER_RECEIVED_BY_SHOP/) }],
    userErrors: [],
  });
  let sent = 0;
  await shop.sendMails({ send: async () => void (sent += 1), close: () => {} });
  expect(sent).toBe(1);
  expect((await retry(waiting)).userErrors).toEqual(unknown);
  expect(await latestEntry(shop)).toMatchObject({
    actor: admin.email,
    action: 'mail.retry',
    subject: waiting,
    before: '{"state":"FAILED","attempts":1}',
    after: '{"state":"WAITING","attempts":0}',
  });
});
