import { expect, test } from 'vitest';
import { sharedShop, sharedSink } from '../../support/shop/shared-shop.ts';
import { afterSalesOf } from '../order/order.after-sales.documents.ts';
import { guestOrder, place } from '../order/order.documents.ts';

const TRACKING = /https:\/\/belle-vue\.test\/track\/([^/\s]+)\/(\S+)/;

const sink = await sharedSink();
const shop = await sharedShop({ publicUrl: 'https://belle-vue.test' });
const { cancel, track } = afterSalesOf(shop);

const seconds = (instant = '') => Math.floor(new Date(instant).getTime() / 1000);

/** Places an order for this e-mail and gives it with its mail as it arrived. */
async function orderedBy(email: string, change: object = {}) {
  const input = guestOrder([['jupe-plissee-safran', 2]], { email, ...change });
  const { order } = await place(shop, input);
  await shop.sendMails(sink.transport);
  const mail = sink.arrived.at(-1);
  if (!order || !mail) throw new Error('The order has no letter');
  return { order, mail };
}

/** The id and the key in a mail's tracking link. */
function linkIn({ text = '' }: { readonly text?: string | undefined }) {
  const [, id = '', key = ''] = TRACKING.exec(text) ?? [];
  return { id, key };
}

test('a guest’s order is confirmed to the guest, with a link that opens it', async () => {
  const { order, mail } = await orderedBy('nadia@exemple.ma');
  const { email, raw } = mail;
  expect(email).toMatchObject({
    subject: `Votre commande ${order.number} est enregistrée`,
    from: { name: 'Belle Vue', address: 'commandes@belle-vue.ma' },
    to: [{ name: 'Nadia Alami', address: 'nadia@exemple.ma' }],
    messageId: `<ORDER_PLACED-${order.id}@belle-vue.ma>`,
  });
  const [mailRecord] = await shop.store.read.mails.newest(1);
  expect(seconds(email.date)).toBe(seconds(mailRecord?.createdAt));
  expect(email.replyTo).toBeUndefined();
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  const amounts = ['918\u00a0DH', '50\u00a0DH', '968\u00a0DH'];
  for (const part of ['Jupe plissée Safran', ...amounts, '3, rue Oukaïmeden', order.number]) {
    expect(email.text).toContain(part);
    expect(email.html).toContain(part);
  }
  const { id, key } = linkIn(email);
  expect(await track(id, key)).toMatchObject({ number: order.number, status: 'PENDING' });
});

test('a cancelled order is told of too, in a mail of its own', async () => {
  const { order, mail } = await orderedBy('annulee@exemple.ma');
  await cancel({ orderId: order.id, trackingKey: linkIn(mail.email).key });
  await shop.sendMails(sink.transport);
  const mails = sink.arrived.filter(({ to }) => to.includes('annulee@exemple.ma'));
  expect(mails.map(({ email }) => email.subject)).toEqual([
    `Votre commande ${order.number} est enregistrée`,
    `Votre commande ${order.number} est annulée`,
  ]);
  expect(mails[1]?.email.text).toContain('Vous n’avez rien à payer.');
});

test('a name that is markup, and an address that looks like two, do no harm', async () => {
  const name = '"Nadia" <autre>, <img src=x>';
  const { mail } = await orderedBy('a,b@exemple.ma', { name });
  // Quoted, as RFC 5321 wants such a name: one recipient, not two.
  expect(mail.to).toEqual(['"a,b"@exemple.ma']);
  expect(mail.email.to?.map((one) => one.name)).toEqual([name]);
  expect(mail.email.html).not.toContain('<img');
  expect(mail.email.text).toContain(`Bonjour ${name},`);
});

test('a name with control characters or a link is refused before any mail is written', async () => {
  const before = await shop.store.read.mails.newest(100);
  for (const name of ['Nadia\r\nBcc: autre@exemple.ma', 'Nadia\u0000', 'www.arnaque.example']) {
    const input = guestOrder([['jupe-plissee-safran', 1]], { email: 'x@exemple.ma', name });
    const { order, userErrors } = await place(shop, input);
    expect(order).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: 'name' }]);
  }
  expect(await shop.store.read.mails.newest(100)).toEqual(before);
});
