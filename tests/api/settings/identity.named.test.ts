import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { smallClient } from '../../support/browser/held-renderer.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop, sharedSink } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';

const shop = await sharedShop();
const sink = await sharedSink();
const owner = await openAdmin(shop);

const SAVE = `mutation ($input: IdentityInput!, $version: Int!) {
  saveIdentity(input: $input, expectedVersion: $version) { userErrors { message } }
}`;

beforeAll(async () => {
  const { version } = await shop.store.read.identity.load();
  await owner.request(SAVE, {
    version,
    input: {
      name: 'Atelier Hay & fils',
      city: { fr: 'Agadir', ar: 'أكادير', en: null },
      texts: [{ key: 'MAIL_SIGNATURE', fr: 'À bientôt, {boutique}, {ville}', ar: null, en: null }],
    },
  });
});

test('a mail about an order is headed by it, and ends with its words', async () => {
  await place(shop, guestOrder([['jupe-plissee-safran', 1]], { email: 'nadia@exemple.ma' }));
  await shop.sendMails(sink.transport);
  const mail = sink.arrived.find(({ to }) => to.includes('nadia@exemple.ma'));
  expect(mail?.email.text).toContain('\n\nÀ bientôt, Atelier Hay & fils, Agadir\n\n');
  expect(mail?.email.html).toMatch(/>\s*Atelier Hay &amp; fils\s*</);
});

test('a mail about an account names it', async () => {
  const { email } = await shop.customer();
  await shop.graphql(
    `mutation { requestPasswordReset(email: "${email}") { userErrors { code } } }`,
  );
  await shop.sendMails(sink.transport);
  const mail = sink.arrived.find(({ to }) => to.includes(email));
  expect(mail?.email.subject).toBe('Votre nouveau mot de passe Atelier Hay & fils');
});

test.each([
  ['/feeds/google.xml', '<title>Atelier Hay &amp; fils</title>'],
  ['/openapi.json', '"title":"Atelier Hay & fils REST API"'],
])('%s names it', async (path, named) => {
  const text = await (await fetch(shop.url + path)).text();
  expect(text).toContain(named);
  expect(text).not.toContain('of the shop Belle Vue');
});

test('pages of refused forms name it', async () => {
  const served = await startShop({ clientFolder: await smallClient() });
  onTestFinished(() => served.close());
  await served.store.transaction(async ({ identity }) =>
    identity.save({ ...(await identity.load()), name: 'Atelier Hay & fils' }),
  );
  const titles = {
    '/conseil': 'Rendez-vous non enregistré',
    '/en/conseil': 'Appointment not booked',
    [paths.trackedOrder('o1', 'k')]: 'Échange non enregistré',
  };
  for (const [path, title] of Object.entries(titles)) {
    const sent = { method: 'POST', body: new URLSearchParams() };
    const text = await (await fetch(served.url + path, sent)).text();
    expect(text).toContain(`<title>${title} · Atelier Hay &amp; fils</title>`);
    expect(text).toContain('<h1>Atelier Hay &amp; fils</h1>');
  }
});

test('the message about an order names it in every language, and leaves the rest to the order', async () => {
  const { data } = await owner.request<Readonly<Record<string, string>>>(
    '{ FR: whatsAppText AR: whatsAppText(language: AR) EN: whatsAppText(language: EN) }',
  );
  for (const text of Object.values(data)) {
    expect(text).toContain('Atelier Hay & fils');
    expect(text).toContain('{numero}');
  }
});
