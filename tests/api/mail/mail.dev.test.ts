import { request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emlFiles } from '../../../server/mail/eml-files.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';

let shop: TestShop;
let number: string;
beforeAll(async () => {
  shop = await startShop();
  const input = guestOrder([['jupe-plissee-safran', 1]], {
    email: "l'<i>@exemple.ma",
    name: '<script>alert(1)</script>',
  });
  number = (await place(shop, input)).order?.number ?? '';
});
afterAll(() => shop.close());

/** Asks for a path below `/dev/mails` with the key that is printed at start, or another. */
async function read(path = '', key = shop.mailsKey) {
  const response = await fetch(`${shop.url}/dev/mails${path}?key=${key}`);
  return { status: response.status, headers: response.headers, page: await response.text() };
}

/** Asks with heads that `fetch` would not send. */
function statusWith(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${shop.url}/dev/mails?key=${shop.mailsKey}`, { headers }, (response) => {
      void textOf(response).then(() => resolve(response.statusCode), reject);
    })
      .on('error', reject)
      .end();
  });
}

describe('with the sandbox on, /dev/mails', () => {
  test('lists the outbox, with what became of each mail', async () => {
    const before = await read();
    expect(before.status).toBe(200);
    expect(before.page).toContain('<html lang="fr">');
    expect(before.page).toContain(number);
    expect(before.page).toContain('En attente');
    await shop.sendMails(emlFiles(`${shop.folder}/outbox`));
    expect((await read()).page).toContain('Envoyé');
  });

  test('shows a mail in both forms, its own link included', async () => {
    const [mail] = await shop.store.read.mails.newest(1);
    const { status, page } = await read(`/${mail?.id}`);
    expect(status).toBe(200);
    expect(page).toContain(`Votre commande ${number} est enregistrée`);
    expect(page).toMatch(/<iframe[^>]*\ssandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page).toContain(`${shop.url}/track/${mail?.orderId}/`);
  });

  test('escapes what strangers typed, once more inside of the frame', async () => {
    const [mail] = await shop.store.read.mails.newest(1);
    for (const path of ['', `/${mail?.id}`]) {
      const { page } = await read(path);
      expect(page).not.toMatch(/<script|<i>/);
      expect(page).toContain('l&#39;&lt;i&gt;@exemple.ma');
    }
    const { page } = await read(`/${mail?.id}`);
    expect(page).toContain('&amp;lt;script&amp;gt;alert(1)');
  });

  test('is kept nowhere and bound by the shop’s policy', async () => {
    const { headers } = await read();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test.each(['ORDER_PLACED-nobody', '__proto__', '%00', 'x'.repeat(100)])(
    'knows no mail %s',
    async (id) => {
      const { status, page } = await read(`/${id}`);
      expect(status).toBe(404);
      expect(page).toContain('Cet e-mail n’existe pas.');
    },
  );

  test('is not there without the key, or with another', async () => {
    const [mail] = await shop.store.read.mails.newest(1);
    const key = shop.mailsKey ?? '';
    expect(key.length).toBeGreaterThanOrEqual(32);
    for (const path of ['', `/${mail?.id}`, '/ORDER_PLACED-nobody']) {
      for (const other of ['', 'x', `${key}x`, 'x'.repeat(key.length), `${key}&key=${key}`]) {
        const { status, page } = await read(path, other);
        expect(status).toBe(404);
        expect(page).not.toMatch(/exemple\.ma|Cet e-mail/);
      }
      expect((await fetch(`${shop.url}/dev/mails${path}`)).status).toBe(404);
    }
  });

  test('leads on with the key in its links', async () => {
    const [mail] = await shop.store.read.mails.newest(1);
    const link = `/dev/mails/${mail?.id}?key=${shop.mailsKey}`;
    expect((await read()).page).toContain(`href="${link}"`);
    expect((await read(`/${mail?.id}`)).page).toContain(`href="/dev/mails?key=${shop.mailsKey}"`);
  });

  test('is only read', async () => {
    const response = await fetch(`${shop.url}/dev/mails`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test('is not there for who comes from elsewhere, by a proxy or under another name', async () => {
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ host: 'localhost:4000' })).toBe(200);
    expect(await statusWith({ host: '[::1]:4000' })).toBe(200);
    expect(await statusWith({ host: 'belle-vue.ma' })).toBe(404);
    expect(await statusWith({ host: '127.0.0.1.evil.test' })).toBe(404);
    expect(await statusWith({ 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await statusWith({ forwarded: 'for=203.0.113.7' })).toBe(404);
  });
});

test.each([
  ['the sandbox off', { isSandboxOn: false }],
  ['an https address', { publicUrl: 'https://belle-vue.example' }],
  ['any other address', { publicUrl: 'http://belle-vue.example' }],
  ['a proxy', { trustedProxies: ['loopback'] }],
])('with %s there is no /dev/mails, and no key for it', async (_, options) => {
  const closed = await startShop(options);
  expect(closed.mailsKey).toBeNull();
  for (const path of ['/dev/mails', '/dev/mails/x', '/dev/mails?key=null', '/dev/mails?key=']) {
    expect((await fetch(`${closed.url}${path}`)).status).toBe(404);
  }
  await closed.close();
});
