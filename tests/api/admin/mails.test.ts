import { afterAll, expect, test } from 'vitest';
import { RefusedForGood } from '../../../server/mail/transport.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { startShop } from '../../support/shop/shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';

const shop = await startShop();
afterAll(() => shop.close());
const admin = await openAdmin(shop);

const FAILED = '{ failedMails { id kind to createdAt lastError order { number } } }';
const RETRY = `mutation ($id: ID!) {
  retryMail(id: $id) { failedMails { id } userErrors { code } }
}`;

interface Failed {
  readonly failedMails: ReadonlyArray<{ readonly id: string }>;
}
interface Retried {
  readonly retryMail: { readonly failedMails: unknown; readonly userErrors: unknown };
}

const retry = async (id: string) => (await admin.request<Retried>(RETRY, { id })).data.retryMail;

test('a mail that was given up is sent again, once, and logged', async () => {
  const placed = await place(
    shop,
    guestOrder([['jupe-plissee-safran', 1]], { email: 'nadia@example.com' }),
  );
  const refusing = {
    send: () => Promise.reject(new RefusedForGood('550 no such mailbox')),
    close: () => {},
  };
  const waiting = `ORDER_PLACED-${placed.order?.id}`;
  expect(await retry(waiting)).toEqual({
    failedMails: null,
    userErrors: [{ code: 'UNKNOWN_MAIL' }],
  });
  await shop.sendMails(refusing);
  const { data } = await admin.request<Failed>(FAILED);
  expect(data.failedMails).toEqual([
    {
      id: waiting,
      kind: 'ORDER_PLACED',
      to: 'nadia@example.com',
      createdAt: expect.stringMatching(/\+0[01]:00$/),
      lastError: '550 no such mailbox',
      order: { number: placed.order?.number },
    },
  ]);
  expect(await retry(waiting)).toEqual({ failedMails: [], userErrors: [] });
  expect(await shop.store.read.mails.mail(waiting)).toMatchObject({
    state: 'WAITING',
    attempts: 0,
  });
  const sent: string[] = [];
  await shop.sendMails({
    send: async ({ to }) => {
      sent.push(JSON.stringify(to));
    },
    close: () => {},
  });
  expect(sent).toHaveLength(1);
  expect((await retry(waiting)).userErrors).toEqual([{ code: 'UNKNOWN_MAIL' }]);
  const [entry] = await shop.store.read.audit.latest({ before: null, limit: 1 });
  expect(entry).toMatchObject({
    actor: admin.email,
    action: 'mail.retry',
    subject: waiting,
    before: '{"state":"FAILED","attempts":1}',
    after: '{"state":"WAITING","attempts":0}',
  });
});
