import { describe, expect, test } from 'vitest';
import { emlFiles } from '../../../server/mail/eml-files.ts';
import { sendRaw } from '../../support/http/raw.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { subscribe } from '../webhook/webhook.documents.ts';

const shop = await sharedShop();
const input = guestOrder([['jupe-plissee-safran', 1]], {
  email: "l'<i>@exemple.ma",
  name: '<script>alert(1)</script>',
});
const number = (await place(shop, input)).order?.number ?? '';
/** The id of the order's mail. */
const id = (await shop.store.read.mails.newest(1))[0]?.id ?? '';

/** Requests a path below `/dev/outbox` with the key that is printed at start, or another. */
async function read(path = '', key = shop.outboxKey) {
  const response = await fetch(`${shop.url}/dev/outbox${path}?key=${key}`);
  return { status: response.status, headers: response.headers, page: await response.text() };
}

describe('with the sandbox on, /dev/outbox', () => {
  test('lists the outbox, with what became of each mail, for no cache', async () => {
    const { status, page, headers } = await read();
    expect(status).toBe(200);
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain(number);
    expect(page).toContain('En attente');
    expect(page).toContain(`href="/dev/outbox/${id}?key=${shop.outboxKey}">ORDER_PLACED</a>`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    await shop.sendMails(emlFiles(`${shop.folder}/outbox`));
    expect((await read()).page).toContain('Envoyé');
  });

  test('shows a mail in both forms, its own link included', async () => {
    const { status, page } = await read(`/${id}`);
    expect(status).toBe(200);
    expect(page).toContain(`Votre commande ${number} est enregistrée`);
    expect(page).toMatch(/<iframe[^>]*\ssandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page).toContain(`${shop.url}/track/${id.replace('ORDER_PLACED-', '')}/`);
    expect(page).toContain(`href="/dev/outbox?key=${shop.outboxKey}"`);
  });

  test('escapes what strangers typed, once more inside of the frame', async () => {
    const pages = [(await read()).page, (await read(`/${id}`)).page];
    for (const page of pages) {
      expect(page).not.toMatch(/<script|<i>/);
      expect(page).toContain('l&#39;&lt;i&gt;@exemple.ma');
    }
    expect(pages[1]).toContain('&amp;lt;script&amp;gt;alert(1)');
  });

  test('lists and shows deliveries of webhooks, with what became of each', async () => {
    const hook = await subscribe(shop, ['order.placed']);
    const { order } = await place(shop, guestOrder([['jupe-plissee-safran', 1]]));
    const { page } = await read();
    expect(page).toContain('http://127.0.0.1:9/hook');
    const [, delivery = ''] =
      /href="\/dev\/outbox\/(msg_[^?"]+)[^>]*>order\.placed</.exec(page) ?? [];
    const waiting = await read(`/${delivery}`);
    expect(waiting.page).toContain(`&quot;id&quot;:&quot;${order?.id}&quot;`);
    expect(waiting.page).toContain(`<h1>${delivery}</h1>`);
    expect(waiting.page).not.toContain('<iframe');
    const stored = await shop.store.read.webhooks.delivery(delivery);
    if (!stored) throw new Error('The delivery is missing');
    const attempt = { at: stored.createdAt, status: 503, ms: 3, error: null };
    const failed = { ...stored, state: 'FAILED', attempts: [attempt] } as const;
    await shop.store.transaction(({ webhooks }) => webhooks.saveDeliveries(failed));
    expect((await read()).page).toMatch(/Abandonné[^]*Dernière erreur[^]*503/);
    await shop.store.transaction(({ webhooks }) => webhooks.remove(hook.id));
    expect((await read(`/${delivery}`)).status).toBe(404);
  });

  test('knows nothing else', async () => {
    for (const other of ['ORDER_PLACED-nobody', 'msg_x', '__proto__', '%00', 'x'.repeat(100)]) {
      expect((await read(`/${other}`)).status).toBe(404);
    }
  });

  test('is not there without the key, or with another', async () => {
    const key = shop.outboxKey ?? '';
    expect(key.length).toBeGreaterThanOrEqual(32);
    for (const path of ['', `/${id}`, '/ORDER_PLACED-nobody']) {
      for (const other of ['', 'x', `${key}x`, 'x'.repeat(key.length), `${key}&key=${key}`]) {
        const { status, page } = await read(path, other);
        expect(status).toBe(404);
        expect(page).not.toMatch(/exemple\.ma|Boîte d’envoi/);
      }
      expect((await fetch(`${shop.url}/dev/outbox${path}`)).status).toBe(404);
    }
  });

  test('is only read', async () => {
    const response = await fetch(`${shop.url}/dev/outbox`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each<readonly [Readonly<Record<string, string>>, number]>([
    [{}, 200],
    [{ host: 'localhost:4000' }, 200],
    [{ host: '[::1]:4000' }, 200],
    [{ host: 'belle-vue.ma' }, 404],
    [{ host: '127.0.0.1.evil.test' }, 404],
    [{ 'x-forwarded-for': '203.0.113.7' }, 404],
    [{ forwarded: 'for=203.0.113.7' }, 404],
  ])('answers what comes from here, by no proxy: to %j %i', async (headers, status) => {
    const path = `/dev/outbox?key=${shop.outboxKey}`;
    expect((await sendRaw(shop.url, { path, headers })).status).toBe(status);
  });
});

test.each([
  ['the sandbox off', { isSandboxOn: false }],
  ['an https address', { publicUrl: 'https://belle-vue.example' }],
  ['any other address', { publicUrl: 'http://belle-vue.example' }],
  ['a proxy', { trustedProxies: ['loopback'] }],
])('with %s there is no /dev/outbox, and no key for it', async (_, options) => {
  const closed = await startShop(options);
  expect(closed.outboxKey).toBeNull();
  for (const path of ['/dev/outbox', '/dev/outbox/x', '/dev/outbox?key=null', '/dev/outbox?key=']) {
    expect((await fetch(`${closed.url}${path}`)).status).toBe(404);
  }
  await closed.close();
});
