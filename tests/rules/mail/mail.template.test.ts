import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import MailComposer from 'nodemailer/lib/mail-composer';
import { pages } from '#shared/pages.ts';
import { commonVocabulary, frenchWords } from '../../../server/catalog/translation/words.rules.ts';
import { informationLinks } from '../../../server/mail/information.links.ts';
import type { OrderMailKind } from '../../../server/mail/mail.store.ts';
import { messageOf, renderMail } from '../../../server/mail/message.ts';
import { composed } from '../../../server/mail/transport.ts';
import { orderDraftOf } from '../../../server/order/order.mails.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import {
  AT,
  exchange,
  mail,
  order,
  pickup,
  refund,
  requestedReturn,
} from '../../store/contract/records.ts';

const publicUrl = 'https://belle-vue.ma';
const shop = {
  name: 'Belle Vue',
  city: 'Rabat',
  signature: 'Belle Vue, mode et lunettes à Rabat',
};
const letterhead = {
  publicUrl,
  shop,
  merchant: { phone: '05 37 00 11 22', email: 'bonjour@belle-vue.ma' },
};
const ARABIC = commonVocabulary.words('AR');
const IN_FRENCH = { words: frenchWords } as const;
const trackingUrl = `${publicUrl}/track/o1/k3y`;
const from = { name: 'Belle Vue', address: 'commandes@belle-vue.ma' };
const toNadia = mail('m1', { to: 'nadia@exemple.ma' });
const write = (
  kind: OrderMailKind,
  about: Partial<OrderRecord> = {},
  detail: string | null = null,
) =>
  renderMail(
    orderDraftOf({ ...IN_FRENCH, kind, detail }, order('o1', about), trackingUrl).content,
    letterhead,
  );
const messageAbout = (about: OrderRecord, waiting = toNadia) =>
  messageOf(
    waiting,
    orderDraftOf({ ...IN_FRENCH, kind: 'ORDER_PLACED', detail: null }, about, trackingUrl),
    {
      from,
      ...letterhead,
    },
  );
const sourceOf = (message: ReturnType<typeof messageOf>) =>
  new MailComposer(composed(message)).compile().build();

/** Returns the readable text of HTML: without tags, blanks as one. */
function readable(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/[ \n]+/g, ' ');
}

describe('the confirmation of a guest’s order', () => {
  const [line] = order('o1').lines;
  const placed = {
    placedAt: '2025-05-01T23:30:00.000Z',
    total: 91_800,
    originalTotal: 119_800,
    discount: 28_000,
    shipping: 5_000,
    payable: 96_800,
    lines: line
      ? [{ ...line, title: 'Jupe plissée Safran', quantity: 2, price: 45_900, total: 91_800 }]
      : [],
  };
  const { number } = order('o1');
  const { subject, text, html } = write('ORDER_PLACED', placed);

  test('reads so as plain text', () => {
    expect(subject).toBe(`Votre commande ${number} est enregistrée`);
    expect(text).toBe(`Bonjour Nadia Alami,

Nous avons bien reçu votre commande. En voici le détail.
Votre commande sera expédiée sous 24–48\u00a0heures.
Vous réglerez 968\u00a0DH à la livraison.

Commande ${number} du 2 mai 2025

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
      `Commande ${number} du 2 mai 2025`,
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
    expect(html).toMatch(/^<!doctype html>\s*<html lang="fr" dir="ltr">/);
    expect(html).toContain(`href="${trackingUrl}"`);
    expect(html.replaceAll(publicUrl, '')).not.toMatch(/https?:\/\//);
    expect(html).not.toMatch(/<(img|script|link|form)|url\(/);
  });
});

test.each([
  [{ phone: null, email: 'bonjour@belle-vue.ma' }, ['Service client\u00a0: bonjour@belle-vue.ma']],
  [{ phone: null, email: null }, undefined],
])('without a phone every mail names the e-mail, if there is one: %o', (merchant, named) => {
  const { content } = orderDraftOf(
    { ...IN_FRENCH, kind: 'ORDER_PLACED', detail: null },
    order('o1'),
    trackingUrl,
  );
  const { text, html } = renderMail(content, { publicUrl, merchant, shop });
  for (const written of [text, readable(html)]) {
    expect(/Service client\S* : \S+|Service client\u00a0: \S+/.exec(written)?.slice()).toEqual(
      named,
    );
  }
});

test('a line names the variant that was ordered', () => {
  const lines = order('o1').lines.map((line) => ({ ...line, variantTitle: '40 / Bleu nuit' }));
  const { text, html } = write('ORDER_PLACED', { lines });
  expect(text).toContain('- Caftan Céleste, 40 / Bleu nuit (Belle Vue) × 1');
  expect(readable(html)).toContain('Caftan Céleste, 40 / Bleu nuit Belle Vue · Quantité');
});

test('free delivery is « Offerte », and there is no line for a discount of nothing', () => {
  const { text } = write('ORDER_PLACED', { shipping: 0, discount: 0 });
  expect(text).toContain('Livraison\u00a0: Offerte');
  expect(text).not.toContain('Remise');
});

test('a card order says so, and has no telephone', () => {
  const shippingInfo = { ...order('o1').shippingInfo, phone: null };
  const { text, html } = write('ORDER_PLACED', { paymentMethod: 'CARD', shippingInfo });
  for (const form of [text, html]) {
    expect(form).toContain('Paiement par carte');
    expect(form).not.toContain('Téléphone');
  }
});

const byCard = { paymentMethod: 'CARD' } as const;
const shipped = /^Votre commande .* est en route$/;
const cancelled = /^Votre commande .* est annulée$/;
const parcel = 'Numéro de colis\u00a0: MA123';
const due = 'Vous réglerez 3\u202f490\u00a0DH à la livraison.';
const refunded = 'Nous vous remboursons 3\u202f490\u00a0DH sur la carte';
const nothingDue = 'Vous n’avez rien à payer.';

test.each<readonly [string, OrderMailKind, Partial<OrderRecord>, RegExp, string[], string[]]>([
  ['parcel and money due', 'ORDER_SHIPPED', { parcelNumber: 'MA123' }, shipped, [parcel, due], []],
  ['no parcel, card', 'ORDER_SHIPPED', byCard, shipped, [], ['colis', 'réglerez']],
  ['refund', 'ORDER_CANCELLED', { refunds: [refund()] }, cancelled, [refunded], ['rien à payer']],
  ['no refund', 'ORDER_CANCELLED', {}, cancelled, [nothingDue], ['rembours']],
])('a letter says what is so, and nothing else: %s', (_, kind, change, title, parts, absent) => {
  const { subject, text } = write(kind, change);
  expect(subject).toMatch(title);
  for (const part of parts) expect(text).toContain(part);
  for (const part of absent) expect(text).not.toContain(part);
});

const back = requestedReturn({ id: 'o1/1', receivedAt: AT, refusal: 'La robe a été portée.' });
const given = refund({ id: 'o1/1', returnId: 'o1/1', method: 'CASH', doneAt: AT });
const change = {
  at: AT,
  by: 'salma@example.com',
  what: ['LINES', 'ADDRESS'] as const,
  lines: [
    { title: 'Caftan Céleste', variantTitle: '40', before: 2, after: 1 },
    { title: 'Ceinture', variantTitle: null, before: 0, after: 1 },
    { title: 'Sarouel', variantTitle: null, before: 1, after: 0 },
  ],
  payableBefore: 400_000,
  payableAfter: 349_000,
};
const parcelChange = {
  ...change,
  what: ['PARCEL'] as const,
  lines: [],
  payableBefore: 349_000,
};
const paid = { paymentMethod: 'CARD', history: [{ status: 'PAID', at: AT }] } as const;

const courier = {
  ...pickup(),
  optionId: 'courier',
  kind: 'COURIER',
  earliest: '2025-05-03',
  latest: '2025-05-05',
  pickupPoint: null,
} as const;
const promised = 'Livraison prévue le\u00a0samedi\u00a03 ou le\u00a0lundi\u00a05\u00a0mai.';
const pickedUp = { ...pickup(), pickedUp: { at: AT, by: 'salma@example.com', collected: 1 } };
const atPickup = 'Vous réglerez 3\u202f490\u00a0DH au retrait.';
const dearer = exchange().lines.map((line) => ({ ...line, difference: 5_000 }));
const documents = [
  { kind: 'CREDIT_NOTE', number: 'A-2025-000001', issuedAt: AT, amount: -349_000 },
  { kind: 'INVOICE', number: 'F-2025-000002', issuedAt: AT, amount: 300_000 },
] as const;

test.each<readonly [OrderMailKind, string | null, Partial<OrderRecord>, string[], string[]]>([
  ['ORDER_PLACED', null, { delivery: courier }, ['24–48', promised, due], []],
  ['ORDER_CONFIRMED', null, { delivery: courier }, ['24–48', promised, due], []],
  [
    'ORDER_CONFIRMED',
    null,
    { delivery: courier, history: [{ status: 'CONFIRMED', at: '2025-05-06T09:00:00.000Z' }] },
    ['24–48', due],
    ['Livraison prévue'],
  ],
  [
    'ORDER_PLACED',
    null,
    { delivery: pickup() },
    [
      'Nous vous écrirons dès que votre commande sera prête',
      'Retrait\u00a0:\nBoutique Agdal\n12, avenue de France\nRabat',
      'Horaires\u00a0: Lundi à samedi, 10 h à 19 h',
      'Paiement\u00a0: Paiement au retrait',
      atPickup,
    ],
    ['Adresse de livraison', '24–48', 'à la livraison'],
  ],
  [
    'ORDER_PLACED',
    null,
    { delivery: pickup(), paymentMethod: 'CARD' },
    ['par carte'],
    ['réglerez'],
  ],
  ['ORDER_READY', null, { delivery: pickup(AT) }, ['prête', 'Boutique Agdal', atPickup], ['colis']],
  ['ORDER_DELIVERED', null, { delivery: pickedUp }, ['retiré', 'dans les 7 jours'], ['colis']],
  ['ORDER_CONFIRMED', null, {}, ['confirmé', due], []],
  ['ORDER_DELIVERED', null, {}, ['remis', 'dans les 7 jours'], ['réglerez']],
  ['ORDER_REFUSED', null, {}, ['refusé à la livraison', nothingDue], []],
  ['ORDER_REFUSED', null, { refunds: [refund()] }, [refunded], [nothingDue]],
  [
    'ORDER_CHANGED',
    '2',
    { changes: [change] },
    [
      'Caftan Céleste, 40\u00a0: quantité 1 au lieu de 2',
      'Ceinture\u00a0: ajouté, quantité 1',
      'Sarouel\u00a0: retiré',
      'adresse de livraison a changé',
      'Total\u00a0: 3\u202f490\u00a0DH au lieu de 4\u202f000\u00a0DH',
      due,
    ],
    ['rembours', 'salma'],
  ],
  ['ORDER_CHANGED', '2', { changes: [change], ...paid }, ['remboursons 510'], ['réglerez']],
  [
    'ORDER_CHANGED',
    '2',
    { changes: [change, { ...change, payableAfter: 300_000 }], payable: 300_000 },
    ['Ceinture\u00a0: ajouté', 'Vous réglerez 3\u202f000'],
    ['au lieu de 4'],
  ],
  [
    'ORDER_CHANGED',
    '2',
    { changes: [parcelChange], parcelNumber: 'MA7' },
    ['colis est maintenant MA7'],
    [],
  ],
  ['ORDER_CHANGED', '2', { changes: [parcelChange] }, ['numéro de colis a été retiré'], []],
  [
    'RETURN_RECEIVED',
    'o1/1',
    { returns: [back], refunds: [given] },
    ['1 × Caftan Céleste', 'remis 3\u202f490\u00a0DH en espèces'],
    ['carte'],
  ],
  ['RETURN_RECEIVED', 'o1/1', { returns: [back] }, ['1 × Caftan Céleste'], ['rembours', 'remis']],
  ['RETURN_REFUSED', 'o1/1', { returns: [back] }, ['La robe a été portée.'], []],
  ['ORDER_REFUNDED', 'refund-1', { refunds: [refund()] }, ['remboursé 3\u202f490'], []],
  [
    'EXCHANGE_REQUESTED',
    'o1/E1',
    { exchanges: [exchange()] },
    ['1 × Caftan Céleste, contre Caftan Céleste, 42', 'jusqu’au 7 mai 2025', 'rien à payer'],
    ['étiquettes', 'différence'],
  ],
  [
    'EXCHANGE_APPROVED',
    'o1/E1',
    { exchanges: [exchange({ method: 'AT_THE_DOOR', lines: dearer })] },
    ['Le livreur vous apporte', 'La différence à régler lors de l’échange est de 50\u00a0DH'],
    ['rien à payer', 'Renvoyez-nous'],
  ],
  [
    'EXCHANGE_REFUSED',
    'o1/E1',
    { exchanges: [exchange({ refusal: 'La robe a été portée.', heldUntil: null })] },
    ['La robe a été portée.'],
    ['réservé'],
  ],
  ['EXCHANGE_RECEIVED', 'o1/E1', { exchanges: [exchange()] }, ['à échanger'], ['réservé']],
  [
    'EXCHANGE_SHIPPED',
    'o1/E1',
    { exchanges: [exchange({ method: 'AT_THE_DOOR', parcelNumber: 'MA 7' })] },
    ['MA 7', 'Remettez l’ancien article au livreur.'],
    [],
  ],
  [
    'EXCHANGE_COMPLETED',
    'o1/E1',
    { exchanges: [exchange({ documents })], refunds: [refund({ exchangeId: 'o1/E1' })] },
    ['Avoir A-2025-000001', 'Facture F-2025-000002', 'remboursons 3\u202f490'],
    ['Bon d’échange'],
  ],
  ['EXCHANGE_EXPIRED', 'o1/E1', { exchanges: [exchange()] }, ['n’est plus réservé'], []],
  ['EXCHANGE_FAILED', 'o1/E1', { exchanges: [exchange({ refusal: 'Perdu' })] }, ['Perdu'], []],
])('%s (%s) says what happened, and nothing else', (kind, detail, about, parts, absent) => {
  const { subject, text } = write(kind, about, detail);
  expect(subject).toContain('BV-o11000');
  for (const part of parts) expect(text).toContain(part);
  for (const part of absent) expect(text).not.toContain(part);
});

describe('what strangers type', () => {
  const name = `</td><script>alert('x')</script><a href="x">"Nadia" & fils`;
  const { shippingInfo, lines } = order('o1');
  const { html, text } = write('ORDER_SHIPPED', {
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
    const message = messageAbout(about);
    expect((await sourceOf(message)).toString('utf8')).not.toContain('arnaque');
    expect(message.text).toMatch(/^Bonjour,\n/);
    for (const form of [message.text, message.html]) {
      expect(form).not.toContain('arnaque');
      expect(form).toContain('Rabat');
    }
  });

  test('never becomes a header', async () => {
    const spoof = 'Nadia\r\nBcc: victime@exemple.ma\r\n\r\nCorps';
    const about = order('o1', { shippingInfo: { ...shippingInfo, name: spoof } });
    const content = await sourceOf(messageAbout(about));
    const { headers, date, to, bcc, text: body } = await PostalMime.parse(content);
    expect(bcc).toBeUndefined();
    expect(to?.map(({ address }) => address)).toEqual(['nadia@exemple.ma']);
    const names = headers.map(({ key }) => key).toSorted();
    expect(names.join(' ')).toBe(
      'auto-submitted content-type date from message-id mime-version subject to',
    );
    expect(body).toMatch(/^Bonjour/);
    expect(date).toBe('2025-05-01T10:00:00.000Z');
  });
});

test('a message is the same at every attempt', () => {
  const about = order('o1', { number: 'BV-421000' });
  const waiting = mail('ORDER_PLACED-o1', { createdAt: '2025-05-01T10:20:30.456Z' });
  const message = messageAbout(about, waiting);
  expect(messageAbout(about, { ...waiting, attempts: 5 })).toEqual(message);
  expect(message).toMatchObject({
    id: '<ORDER_PLACED-o1@belle-vue.ma>',
    fileName: '2025-05-01T10-20-30.456Z-BV-421000-order-placed.eml',
    date: new Date('2025-05-01T10:20:30.456Z'),
    to: { name: 'Nadia Alami', address: 'nadia@example.com' },
  });
});

test('a sender without a name has the shop’s', () => {
  const draft = orderDraftOf(
    { ...IN_FRENCH, kind: 'ORDER_PLACED', detail: null },
    order('o1'),
    trackingUrl,
  );
  const sent = messageOf(toNadia, draft, { ...letterhead, from: { ...from, name: '' } });
  expect(sent.from).toEqual(from);
});

test('two refunds of one moment are two files', () => {
  const refunds = [refund({ id: 'r1' }), refund({ id: 'r2' })];
  const names = refunds.map(({ id: detail }) => {
    const about = { ...IN_FRENCH, kind: 'ORDER_REFUNDED', detail } as const;
    return messageOf(toNadia, orderDraftOf(about, order('o1', { refunds }), trackingUrl), {
      from,
      ...letterhead,
    }).fileName;
  });
  expect(new Set(names).size).toBe(2);
});

test('every mail links the pages of information, which the client has', () => {
  const { html, text } = write('ORDER_PLACED');
  const links = informationLinks(publicUrl, 'FR');
  expect(links.length).toBeGreaterThan(2);
  const known: readonly string[] = Object.values(pages).map(({ path }) => publicUrl + path);
  for (const { label, url } of links) {
    expect(known).toContain(url);
    expect(text).toContain(`${label}\u00a0: ${url}`);
    expect(html).toMatch(new RegExp(`href="${url}"[^>]*>${label}</a`));
  }
});

describe('in another language', () => {
  const bought = order('o1', { language: 'AR' });
  const lines = bought.lines.map((line) => ({
    ...line,
    titles: { AR: 'قفطان سماوي' },
    variantTitle: '40 / Bleu nuit',
  }));
  const about = { kind: 'ORDER_PLACED', detail: null, words: ARABIC } as const;
  test('a mail runs from the right, and names products and amounts in it', () => {
    const { subject, text, html } = renderMail(
      orderDraftOf(about, { ...bought, lines }, trackingUrl).content,
      letterhead,
    );
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(subject).toContain('تم تسجيل طلبيتك');
    expect(text).toContain('قفطان سماوي، 40 / أزرق ليلي');
    expect(text).toMatch(/\d\u00a0درهم/);
  });

  test('numbers keep their order and their sign in it', () => {
    const sent = order('o1', {
      parcelNumber: '12 345-6',
      discount: 28_000,
      shippingInfo: { ...bought.shippingInfo, phone: '+212612345678' },
    });
    const onItsWay = { ...about, kind: 'ORDER_SHIPPED' } as const;
    const { text, html } = renderMail(
      orderDraftOf(onItsWay, sent, trackingUrl).content,
      letterhead,
    );
    for (const form of [text, html]) {
      expect(form).toContain('\u2068+212612345678\u2069');
      expect(form).toContain('\u206812 345-6\u2069');
      expect(form).toContain('\u20683, rue Oukaïmeden\u2069');
      expect(form).toContain('\u206605 37 00 11 22\u2069');
      expect(form).toContain('\u2066−280\u2069\u00a0درهم');
    }
    expect(text).toContain('- \u2068Caftan Céleste\u2069 (\u2068Belle Vue\u2069) × 1: 3\u202f490');
  });

  test('a product that was bought without a name in it keeps its French one', () => {
    const untranslated = lines.map((line) => ({ ...line, titles: undefined }));
    const { text } = renderMail(
      orderDraftOf(about, { ...bought, lines: untranslated }, trackingUrl).content,
      letterhead,
    );
    expect(text).toContain(`${lines[0]?.title}، 40`);
  });
});
