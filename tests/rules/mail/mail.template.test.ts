import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import MailComposer from 'nodemailer/lib/mail-composer';
import { pages } from '../../../client/app/pages.ts';
import { informationLinks } from '../../../server/mail/information.links.ts';
import type { OrderMailKind } from '../../../server/mail/mail.store.ts';
import { messageOf, renderMail } from '../../../server/mail/message.ts';
import { composed } from '../../../server/mail/transport.ts';
import { orderDraftOf } from '../../../server/order/order.mails.ts';
import { mail, order } from '../../store/records.ts';

const publicUrl = 'https://belle-vue.ma';
const letterhead = {
  publicUrl,
  settings: { merchant: { phone: '05 37 00 11 22', email: 'bonjour@belle-vue.ma' } },
};
const trackingUrl = `${publicUrl}/track/o1/k3y`;
const draft = (about: ReturnType<typeof order>) => orderDraftOf('ORDER_PLACED', about, trackingUrl);
const write = (...[kind, about]: [OrderMailKind, ReturnType<typeof order>]) =>
  renderMail(orderDraftOf(kind, about, trackingUrl).content, letterhead);

/** What a person reads of HTML: its text without tags, blanks as one. */
function readable(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/[ \n]+/g, ' ');
}

describe('the confirmation of a guest’s order', () => {
  const placed = order('o1', {
    placedAt: '2025-05-01T23:30:00.000Z',
    total: 91_800,
    originalTotal: 119_800,
    discount: 28_000,
    shipping: 5_000,
    payable: 96_800,
    lines: [
      {
        productId: 'jupe-plissee-safran',
        variantId: 'jupe-plissee-safran',
        variantTitle: null,
        title: 'Jupe plissée Safran',
        brand: 'Belle Vue',
        image: '/images/products/jupe-plissee-safran.svg',
        price: 45_900,
        originalPrice: 59_900,
        quantity: 2,
        total: 91_800,
      },
    ],
  });
  const { subject, text, html } = write('ORDER_PLACED', placed);

  test('names the order', () => {
    expect(subject).toBe(`Votre commande ${placed.number} est enregistrée`);
  });

  test('reads so as plain text', () => {
    expect(text).toBe(`Bonjour Nadia Alami,

Nous avons bien reçu votre commande. En voici le détail.
Votre commande sera expédiée sous 24–48\u00a0heures.
Vous réglerez 968\u00a0DH à la livraison.

Commande ${placed.number} du 2 mai 2025

- Jupe plissée Safran (Belle Vue) × 2\u00a0: 918\u00a0DH

Sous-total\u00a0: 1\u202f198\u00a0DH
Remise\u00a0: −280\u00a0DH
Livraison\u00a0: 50\u00a0DH
Total\u00a0: 968\u00a0DH

Paiement\u00a0: Paiement à la livraison

Adresse de livraison\u00a0:
Nadia Alami
3, rue Oukaïmeden
10090 Rabat
Rabat-Salé-Kénitra

Téléphone\u00a0: 0612345678

Suivre ma commande\u00a0:
${trackingUrl}

Service client\u00a0: 05 37 00 11 22

Belle Vue, mode et lunettes à Rabat

Livraison et retours : https://belle-vue.ma/livraison-et-retours
Contact : https://belle-vue.ma/contact
Conditions générales de vente : https://belle-vue.ma/conditions-generales-de-vente
Confidentialité : https://belle-vue.ma/confidentialite
`);
  });

  test('says the same as HTML, in French, with nothing from elsewhere', () => {
    const said = readable(html);
    for (const part of [
      'Bonjour Nadia Alami,',
      'sous 24–48\u00a0heures',
      `Commande ${placed.number} du 2 mai 2025`,
      'Jupe plissée Safran',
      'Belle Vue · Quantité\u00a0: 2',
      '918\u00a0DH',
      'Sous-total 1\u202f198\u00a0DH Remise −280\u00a0DH Livraison 50\u00a0DH Total 968\u00a0DH',
      'Paiement à la livraison',
      'Nadia Alami 3, rue Oukaïmeden 10090 Rabat Rabat-Salé-Kénitra',
      '0612345678',
      '05 37 00 11 22',
    ]) {
      expect(said.replace(/ ?\n ?| {2,}/g, ' ')).toContain(part);
    }
    expect(html).toMatch(/^<!doctype html>\s*<html lang="fr">/);
    expect(html).toContain(`href="${trackingUrl}"`);
    expect(html.replaceAll(publicUrl, '')).not.toMatch(/https?:\/\//);
    expect(html).not.toMatch(/<(img|script|link|form)|url\(/);
  });
});

test.each([
  [{ phone: null, email: 'bonjour@belle-vue.ma' }, ['Service client\u00a0: bonjour@belle-vue.ma']],
  [{ phone: null, email: null }, undefined],
])('without a phone every mail names the e-mail, if there is one: %o', (merchant, named) => {
  const { content } = draft(order('o1'));
  const { text, html } = renderMail(content, { publicUrl, settings: { merchant } });
  for (const written of [text, readable(html)]) {
    expect(/Service client\S* : \S+|Service client\u00a0: \S+/.exec(written)?.slice()).toEqual(
      named,
    );
  }
});

test('a line names the variant that was ordered', () => {
  const lines = order('o1').lines.map((line) => ({ ...line, variantTitle: '40 / Bleu nuit' }));
  const { text, html } = write('ORDER_PLACED', order('o1', { lines }));
  expect(text).toContain('- Caftan Céleste, 40 / Bleu nuit (Belle Vue) × 1');
  expect(readable(html)).toContain('Caftan Céleste, 40 / Bleu nuit Belle Vue · Quantité');
});

test('free delivery is « Gratuit », and there is no line for a discount of nothing', () => {
  const { text } = write('ORDER_PLACED', order('o1', { shipping: 0, discount: 0 }));
  expect(text).toContain('Livraison\u00a0: Gratuit');
  expect(text).not.toContain('Remise');
});

test('a card order says so, and has no telephone', () => {
  const { shippingInfo } = order('o1');
  const paid = order('o1', {
    paymentMethod: 'CARD',
    shippingInfo: { ...shippingInfo, phone: null },
  });
  for (const letter of [write('ORDER_PLACED', paid).text, write('ORDER_PLACED', paid).html]) {
    expect(letter).toContain('Paiement par carte');
    expect(letter).not.toContain('Téléphone');
  }
});

describe('a shipped order’s letter', () => {
  test('tells the parcel’s number and what is due at the door', () => {
    const { subject, text } = write('ORDER_SHIPPED', order('o1', { parcelNumber: 'MA123' }));
    expect(subject).toMatch(/est en route$/);
    expect(text).toContain('Numéro de colis\u00a0: MA123');
    expect(text).toContain('Vous réglerez 3\u202f490\u00a0DH à la livraison.');
  });

  test('has no line for a parcel without number, and asks no card order for money', () => {
    const { text } = write('ORDER_SHIPPED', order('o1', { paymentMethod: 'CARD' }));
    expect(text).not.toContain('colis');
    expect(text).not.toContain('réglerez');
  });
});

describe('a cancelled order’s letter', () => {
  test('tells the refund where one is due', () => {
    const refund = { amount: 349_000, requestedAt: '2025-05-02T10:00:00.000Z', doneAt: null };
    const { subject, text } = write('ORDER_CANCELLED', order('o1', { refund }));
    expect(subject).toMatch(/est annulée$/);
    expect(text).toContain('Nous vous remboursons 3\u202f490\u00a0DH sur la carte');
    expect(text).not.toContain('rien à payer');
  });

  test('says that nothing is to be paid where none is', () => {
    const { text } = write('ORDER_CANCELLED', order('o1'));
    expect(text).toContain('Vous n’avez rien à payer.');
    expect(text).not.toContain('rembours');
  });
});

describe('what strangers type', () => {
  const name = `</td><script>alert('x')</script><a href="x">"Nadia" & fils`;
  const { shippingInfo, lines } = order('o1');
  const hostile = order('o1', {
    parcelNumber: '<img src=x>',
    shippingInfo: {
      ...shippingInfo,
      name,
      street: '<b>rue</b>',
      city: '"><i>',
      region: '&amp;',
      phone: '<u>',
    },
    lines: lines.map((line) => ({ ...line, title: '<h1>Robe</h1>', brand: '<hr>' })),
  });
  const { html, text } = write('ORDER_SHIPPED', hostile);

  test('never becomes markup', () => {
    for (const tag of ['<script', '<img', '<b>', '<i>', '<u>', '<hr', '<h1>Robe', '<a href="x">']) {
      expect(html).not.toContain(tag);
    }
    expect(html).toContain(
      '&lt;/td&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&lt;a href=&quot;x&quot;&gt;&quot;Nadia&quot; &amp; fils',
    );
    expect(html).toContain('&amp;amp;');
    expect(text).toContain(name);
  });

  test('or an address, typed when links were still taken, is left out where it holds one', async () => {
    const spam = { name: 'Gagnez sur http://arnaque.example', street: 'www.arnaque.example' };
    const about = order('o1', { shippingInfo: { ...shippingInfo, ...spam, city: 'Rabat' } });
    const from = { name: 'Belle Vue', address: 'commandes@belle-vue.ma' };
    const waiting = mail('m1', { to: 'nadia@exemple.ma' });
    const message = messageOf(waiting, draft(about), { from, ...letterhead });
    const content = await new MailComposer(composed(message)).compile().build();
    expect(content.toString('utf8')).not.toContain('arnaque');
    expect(message.text).toMatch(/^Bonjour,\n/);
    for (const form of [message.text, message.html]) {
      expect(form).not.toContain('arnaque');
      expect(form).toContain('Rabat');
    }
  });

  test('never becomes a header', async () => {
    const spoof = 'Nadia\r\nBcc: victime@exemple.ma\r\n\r\nCorps';
    const about = order('o1', { shippingInfo: { ...shippingInfo, name: spoof } });
    const message = messageOf(mail('m1', { to: 'nadia@exemple.ma' }), draft(about), {
      from: { name: 'Belle Vue', address: 'commandes@belle-vue.ma' },
      ...letterhead,
    });
    const content = await new MailComposer(composed(message)).compile().build();
    const { headers, date, to, bcc, text: body } = await PostalMime.parse(content);
    expect(bcc).toBeUndefined();
    expect(to?.map(({ address }) => address)).toEqual(['nadia@exemple.ma']);
    expect(headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(body).toMatch(/^Bonjour/);
    expect(date).toBe('2025-05-01T10:00:00.000Z');
  });
});

test('a message is the same at every attempt', () => {
  const from = { name: 'Belle Vue', address: 'commandes@belle-vue.ma' };
  const about = order('o1', { number: 'BV-421000' });
  const waiting = mail('ORDER_PLACED-o1', { createdAt: '2025-05-01T10:20:30.456Z' });
  const message = messageOf(waiting, draft(about), { from, ...letterhead });
  expect(messageOf({ ...waiting, attempts: 5 }, draft(about), { from, ...letterhead })).toEqual(
    message,
  );
  expect(message).toMatchObject({
    id: '<ORDER_PLACED-o1@belle-vue.ma>',
    fileName: '2025-05-01T10-20-30.456Z-BV-421000-order-placed.eml',
    date: new Date('2025-05-01T10:20:30.456Z'),
    to: { name: 'Nadia Alami', address: 'nadia@example.com' },
  });
});

test('every mail links the pages of information, which the client has', () => {
  const { html, text } = write('ORDER_PLACED', order('o1'));
  const links = informationLinks(publicUrl);
  expect(links.length).toBeGreaterThan(2);
  const known: readonly string[] = Object.values(pages).map(({ path }) => publicUrl + path);
  for (const { label, url } of links) {
    expect(known).toContain(url);
    expect(text).toContain(`${label}\u00a0: ${url}`);
    expect(html).toMatch(new RegExp(`href="${url}"[^>]*>${label}</a`));
  }
});
