import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { emlFiles } from '../../../server/mail/eml-files.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { NO_MERCHANT, startShop } from '../../support/shop/shop.ts';
import { sharedShop, sharedSink } from '../../support/shop/shared-shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { newShopper, pay } from '../order/order.shopper.ts';

const defaultMerchant = { ...NO_MERCHANT, phone: '05 37 00 11 22', email: 'env@exemple.ma' };
const shop = await sharedShop({ settings: { defaultMerchant } });
const sink = await sharedSink();
const owner = await openAdmin(shop);

async function update(input: object): Promise<void> {
  const { version } = await shop.store.read.settings.load();
  const { data } = await owner.request(
    `mutation ($input: SettingsInput!, $version: Int!) {
      updateSettings(input: $input, expectedVersion: $version) { userErrors { message } }
    }`,
    { input, version },
  );
  expect(data).toEqual({ updateSettings: { userErrors: [] } });
}

const waiting = async () => {
  const mails = await shop.store.read.mails.newest(100);
  return mails.filter(
    ({ kind, state }) => kind === 'ORDER_RECEIVED_BY_SHOP' && state === 'WAITING',
  );
};

test('mails and the address for found weaknesses name the contact that an owner wrote', async () => {
  await update({ phone: '0537204761', email: 'contact@exemple.ma' });
  await place(shop, guestOrder([['jupe-plissee-safran', 1]], { email: 'nadia@exemple.ma' }));
  await shop.sendMails(sink.transport);
  const mail = sink.arrived.find(({ to }) => to.includes('nadia@exemple.ma'));
  expect(mail?.email.text).toContain('0537204761');
  const response = await fetch(`${shop.url}/.well-known/security.txt`);
  expect(await response.text()).toContain('Contact: mailto:contact@exemple.ma');
  await update({ phone: null, email: null });
});

describe('the mail about a new order', () => {
  test('is sent to each address of the shop, with what is to be done', async () => {
    await update({ orderEmails: ['boutique@exemple.ma', 'stock@exemple.ma'] });
    const { order } = await place(
      shop,
      guestOrder([['jupe-plissee-safran', 2]], { email: 'salma@exemple.ma', phone: '0612345678' }),
    );
    expect((await waiting()).map(({ to }) => to).toSorted()).toEqual([
      'boutique@exemple.ma',
      'stock@exemple.ma',
    ]);
    await shop.sendMails(sink.transport);
    const [mail, ...more] = sink.arrived.filter(({ to }) => to.includes('boutique@exemple.ma'));
    expect(more).toEqual([]);
    const { subject, text = '' } = mail?.email ?? {};
    expect(subject).toContain(order?.number);
    for (const fact of ['Jupe plissée Safran', '0612345678', 'Rabat', 'à encaisser', 'DH']) {
      expect(text).toContain(fact);
    }
    expect(text).toContain(`${shop.url}/admin/orders/${order?.id}`);
    // Who has the tracking link may cancel the order.
    expect(text).not.toContain('/track/');
    await update({ orderEmails: null });
  });

  test('is sent once for an order that is placed again with its key', async () => {
    const input = guestOrder([['jupe-plissee-safran', 1]]);
    await place(shop, input, 'the-same-key-twice');
    await place(shop, input, 'the-same-key-twice');
    expect((await waiting()).map(({ to }) => to)).toEqual(['env@exemple.ma']);
    await shop.sendMails(sink.transport);
  });

  test('is a file of its own for each address where there is no mail server', async () => {
    await update({ orderEmails: ['a@exemple.ma', 'b@exemple.ma'] });
    await place(shop, guestOrder([['jupe-plissee-safran', 1]], { email: null }));
    const folder = `${shop.folder}/eml`;
    await shop.sendMails(emlFiles(folder));
    const names = await readdir(folder);
    const texts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
    expect(texts.map((text) => /^To:.*<(.*)>/m.exec(text)?.[1]).toSorted()).toEqual([
      'a@exemple.ma',
      'b@exemple.ma',
    ]);
    await update({ orderEmails: null });
  });

  test('is sent once a card is charged, and is no part of the customer’s data', async () => {
    const shopper = await newShopper(shop);
    const payment = await shopper.started();
    expect(await waiting()).toEqual([]);
    await pay(shop, payment);
    expect((await waiting()).map(({ to }) => to)).toEqual(['env@exemple.ma']);
    const document = '{ me { dataExport } }';
    const { data } = await shop.graphql<{ me: { dataExport: string } }>(
      document,
      {},
      shopper.token,
    );
    expect(data.me.dataExport).toContain('ORDER_PLACED');
    expect(data.me.dataExport).not.toContain('env@exemple.ma');
    await shop.sendMails(sink.transport);
    const mail = sink.arrived.findLast(({ to }) => to.includes('env@exemple.ma'));
    expect(mail?.email.text).toContain('déjà payés');
  });

  test('is none of the mails that are limited by day', async () => {
    const limited = await startShop({ areRateLimitsOn: true, settings: { defaultMerchant } });
    for (let n = 0; n < 8; n += 1) {
      await place(
        limited,
        guestOrder([['jupe-plissee-safran', 1]], { email: 'inondee@exemple.ma' }),
      );
    }
    const mails = await limited.store.read.mails.newest(100);
    const countOf = (wanted: string) => mails.filter(({ kind }) => kind === wanted).length;
    expect(countOf('ORDER_RECEIVED_BY_SHOP')).toBe(8);
    expect(countOf('ORDER_PLACED')).toBeLessThan(8);
    await limited.close();
  });

  test('is not sent where the shop has no address', async () => {
    const silent = await startShop();
    await place(silent, guestOrder([['jupe-plissee-safran', 1]]));
    const mails = await silent.store.read.mails.newest(9);
    expect(mails.filter(({ kind }) => kind === 'ORDER_RECEIVED_BY_SHOP')).toEqual([]);
    await silent.close();
  });
});
