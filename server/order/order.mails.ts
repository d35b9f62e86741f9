import type { MailContent, MailTemplate, OrderContent } from '../mail/template.ts';
import { withoutLink } from '#shared/links.ts';
import { mailTexts, promisedDaysIn, type MailTexts, lineTitles } from '../mail/mail.texts.ts';
import { wordsIn } from '../catalog/catalog.service.ts';
import { frenchWords } from '../catalog/translation/words.rules.ts';
import { variantTitleIn } from '../catalog/translation/translation.rules.ts';
import { isolated, languages, type Language, type Words } from '#shared/language.ts';
import type { Centimes } from '#shared/money.ts';
import { formatMoney } from '#shared/money.format.ts';
import { RETURN_DAYS } from '#shared/policies.ts';
import { dateInMorocco, dayInMorocco } from '../shared/time.ts';
import type { OrderMailKind } from '../mail/mail.store.ts';
import { soldTitleIn } from './order.rules.ts';
import type { OrderRecord, ReturnRecord } from './order.store.ts';
import type { SoldVariant } from './exchange/exchange.store.ts';
import { exchangeParagraphs } from './exchange/exchange.mail.ts';
import { soldVariantOf } from './exchange/goods.rules.ts';
import { changeOf } from './change/change.rules.ts';
import { wasPaidByCard } from './order.money.rules.ts';

const orderMail =
  (kind: OrderMailKind): MailTemplate =>
  async ({ store, trackingKeys, publicUrl }, { orderId, detail, language }) => {
    const order = orderId === null ? undefined : await store.read.orders.order(orderId);
    if (!order) return null;
    const url = trackingKeys.urlOf(publicUrl, order);
    const words = await wordsIn({ store }, language);
    return orderDraftOf({ kind, detail, words }, order, url);
  };

export const orderMails = {
  ORDER_PLACED: orderMail('ORDER_PLACED'),
  ORDER_CONFIRMED: orderMail('ORDER_CONFIRMED'),
  ORDER_SHIPPED: orderMail('ORDER_SHIPPED'),
  ORDER_DELIVERED: orderMail('ORDER_DELIVERED'),
  ORDER_CANCELLED: orderMail('ORDER_CANCELLED'),
  ORDER_READY: orderMail('ORDER_READY'),
  ORDER_REFUSED: orderMail('ORDER_REFUSED'),
  ORDER_CHANGED: orderMail('ORDER_CHANGED'),
  ORDER_OUT_FOR_DELIVERY: orderMail('ORDER_OUT_FOR_DELIVERY'),
  ORDER_ATTEMPT_FAILED: orderMail('ORDER_ATTEMPT_FAILED'),
  RETURN_RECEIVED: orderMail('RETURN_RECEIVED'),
  RETURN_REFUSED: orderMail('RETURN_REFUSED'),
  ORDER_REFUNDED: orderMail('ORDER_REFUNDED'),
  EXCHANGE_REQUESTED: orderMail('EXCHANGE_REQUESTED'),
  EXCHANGE_APPROVED: orderMail('EXCHANGE_APPROVED'),
  EXCHANGE_REFUSED: orderMail('EXCHANGE_REFUSED'),
  EXCHANGE_RECEIVED: orderMail('EXCHANGE_RECEIVED'),
  EXCHANGE_SHIPPED: orderMail('EXCHANGE_SHIPPED'),
  EXCHANGE_COMPLETED: orderMail('EXCHANGE_COMPLETED'),
  EXCHANGE_EXPIRED: orderMail('EXCHANGE_EXPIRED'),
  EXCHANGE_FAILED: orderMail('EXCHANGE_FAILED'),
} as const;

interface About {
  readonly kind: OrderMailKind;
  /** See `mailRecord`. */
  readonly detail: string | null;
  readonly words: Words;
}

/** Data with which a mail is written. */
interface Writing {
  readonly language: Language;
  readonly texts: MailTexts;
  readonly money: (centimes: Centimes) => string;
  readonly titleOf: (line: TitledLine) => string;
}

type TitledLine = Pick<SoldVariant, 'title' | 'titles' | 'variantTitle' | 'alterations'>;

function writingOf(words: Words): Writing {
  const { language } = words;
  return {
    language,
    texts: mailTexts[language],
    money: (centimes) => formatMoney(centimes, language),
    titleOf: (line) =>
      lineTitles[language](
        soldTitleIn(language, line),
        variantTitleIn(words, line.variantTitle),
        (line.alterations ?? []).map(({ value, ...each }) => ({
          value,
          title: soldTitleIn(language, each),
        })),
      ),
  };
}

export function orderDraftOf(about: About, order: OrderRecord, trackingUrl: string) {
  const { kind, detail } = about;
  return {
    toName: withoutLink(order.shippingInfo.name),
    // Two mails of a kind may have one time: refunds that are made together.
    label: [order.number, kind.toLowerCase().replaceAll('_', '-'), detail]
      .filter((part) => part !== null)
      .join('-'),
    content: orderContentOf(about, order, trackingUrl),
  };
}

function orderContentOf(about: About, order: OrderRecord, trackingUrl: string): MailContent {
  const { kind, words } = about;
  const { language } = words;
  const writing = writingOf(words);
  const { texts } = writing;
  const { subject, title } = texts.about[kind];
  return {
    language,
    subject: subject(order.number),
    title,
    greeting: texts.greeting(withoutLink(order.shippingInfo.name)),
    paragraphs: paragraphsOf(about, order, writing),
    action: { label: texts.track, url: trackingUrl },
    order: orderPartOf(order, factsOf(kind, order, language), words),
  };
}

export function orderPartOf(
  order: OrderRecord,
  facts: OrderContent['facts'],
  words: Words = frenchWords,
): OrderContent {
  const writing = writingOf(words);
  const { texts, money, titleOf } = writing;
  return {
    reference: texts.reference(order.number, dayInMorocco(order.placedAt, words.language)),
    lines: order.lines.map((line) => ({
      title: titleOf(line),
      brand: line.brand,
      quantity: line.quantity,
      // The code has a row of its own.
      total: money(line.price * line.quantity),
    })),
    sums: sumsOf(order, writing),
    facts,
  };
}

function paragraphsOf(
  { kind, detail }: About,
  order: OrderRecord,
  writing: Writing,
): readonly string[] {
  const { texts, money } = writing;
  const back = order.returns.find(({ id }) => id === detail);
  switch (kind) {
    case 'ORDER_PLACED':
      return [texts.received, ...arrivalOf(order, writing), ...dueOnDelivery(order, writing)];
    case 'ORDER_CONFIRMED':
      return [texts.confirmed, ...arrivalOf(order, writing), ...dueOnDelivery(order, writing)];
    case 'ORDER_SHIPPED':
      return [texts.onItsWay, ...dueOnDelivery(order, writing)];
    case 'ORDER_OUT_FOR_DELIVERY':
      return [texts.outForDelivery, ...dueOnDelivery(order, writing)];
    case 'ORDER_ATTEMPT_FAILED':
      return [texts.attemptFailed, ...dueOnDelivery(order, writing)];
    case 'ORDER_DELIVERED':
      return [
        order.delivery?.pickedUp ? texts.pickedUp : texts.delivered,
        texts.returnable(RETURN_DAYS),
      ];
    case 'ORDER_CANCELLED':
      return [texts.cancelled, refundOrNothing(order, writing)];
    case 'ORDER_READY':
      return [texts.ready, ...dueOnDelivery(order, writing)];
    case 'ORDER_REFUSED':
      return [texts.refused, refundOrNothing(order, writing)];
    case 'ORDER_CHANGED':
      return changesOf(order, detail, writing);
    case 'RETURN_RECEIVED':
      return back
        ? [
            texts.returnReceived,
            ...quantitiesOf(order, back, writing),
            ...refundOf(order, back, writing),
          ]
        : [];
    case 'RETURN_REFUSED':
      return [texts.returnRefused, back?.refusal ?? ''].filter(Boolean).map(withoutLink);
    case 'ORDER_REFUNDED': {
      const refund = order.refunds.find(({ id }) => id === detail);
      return refund ? [texts.refundMade(money(refund.amount))] : [];
    }
    default: {
      const day = (instant: string) => dayInMorocco(instant, writing.language);
      const paragraphs = exchangeParagraphs(kind, order, detail, { ...writing, day });
      return paragraphs.map(withoutLink);
    }
  }
}

function refundOrNothing({ refunds }: OrderRecord, { texts, money }: Writing): string {
  const refund = refunds.at(-1);
  return refund ? texts.refunded(money(refund.amount)) : texts.nothingToPay;
}

/** Returns the changes of this version. */
function changesOf(
  order: OrderRecord,
  version: string | null,
  writing: Writing,
): readonly string[] {
  const change = changeOf(order, Number(version));
  if (!change) return [];
  const { texts, money, titleOf } = writing;
  const { what, lines, payableBefore, payableAfter } = change;
  const less = payableBefore - payableAfter;
  return [
    texts.changed,
    ...lines.map(({ before, after, ...line }) => texts.changedLine(titleOf(line), before, after)),
    ...(what.includes('ADDRESS') ? [texts.changedAddress] : []),
    ...(what.includes('PARCEL')
      ? [order.parcelNumber === null ? texts.noParcel : texts.changedParcel(order.parcelNumber)]
      : []),
    // A later change has made it another one, and has a mail of its own.
    ...(less === 0 || payableAfter !== order.payable
      ? []
      : [texts.changedTotal(money(payableBefore), money(payableAfter))]),
    ...(wasPaidByCard(order) && less > 0
      ? [texts.refunded(money(less))]
      : dueOnDelivery(order, writing)),
  ];
}

function quantitiesOf(
  order: OrderRecord,
  { lines }: ReturnRecord,
  { texts, titleOf }: Writing,
): readonly string[] {
  return lines.flatMap((line) => {
    const sold = soldVariantOf(order, line);
    return sold ? [texts.returnedLine(titleOf(sold), line.quantity)] : [];
  });
}

function refundOf(
  { refunds }: OrderRecord,
  { id }: ReturnRecord,
  { texts, money }: Writing,
): readonly string[] {
  return refunds
    .filter(({ returnId }) => returnId === id)
    .map(({ amount, method }) =>
      method === 'CARD' ? texts.refunded(money(amount)) : texts.givenBack(money(amount)),
    );
}

/** Says when the order arrives, or that a mail will say when it is ready. */
function arrivalOf(
  { delivery, history }: OrderRecord,
  { texts, language }: Writing,
): readonly string[] {
  if (delivery?.kind === 'PICKUP') return [texts.readySoon];
  const { earliest = null, latest = null } = delivery ?? {};
  const writtenOn = dateInMorocco(new Date(history.at(-1)?.at ?? 0));
  return earliest === null || latest === null || latest < writtenOn
    ? [texts.shipsSoon]
    : [texts.shipsSoon, texts.promised(promisedDaysIn[language]({ earliest, latest }))];
}

function dueOnDelivery(
  { paymentMethod, payable, delivery }: OrderRecord,
  { texts, money }: Writing,
): readonly string[] {
  if (paymentMethod !== 'CASH_ON_DELIVERY') return [];
  const amount = money(payable);
  return [delivery?.kind === 'PICKUP' ? texts.payAtPickup(amount) : texts.payOnDelivery(amount)];
}

function sumsOf(
  { originalTotal, discount, discountCode, shipping, payable }: OrderRecord,
  { texts, money }: Writing,
) {
  const { subtotal, discount: less, code, shipping: delivery, free, total } = texts.sums;
  const saving = discountCode?.saving ?? 0;
  const ofPrices = discount - saving;
  return [
    { label: subtotal, amount: money(originalTotal) },
    ...(ofPrices > 0 ? [{ label: less, amount: money(-ofPrices) }] : []),
    ...(discountCode && saving > 0
      ? [{ label: code(discountCode.code), amount: money(-saving) }]
      : []),
    { label: delivery, amount: shipping > 0 ? money(shipping) : free },
    { label: total, amount: money(payable) },
  ];
}

const WITH_PARCEL: ReadonlySet<OrderMailKind> = new Set([
  'ORDER_SHIPPED',
  'ORDER_CHANGED',
  'ORDER_OUT_FOR_DELIVERY',
  'ORDER_ATTEMPT_FAILED',
]);

function factsOf(
  kind: OrderMailKind,
  { paymentMethod, parcelNumber, shippingInfo, delivery }: OrderRecord,
  language: Language,
) {
  const { labels, methods, payAtPickupMethod } = mailTexts[language];
  const { name, street, postalCode, city, region, phone } = shippingInfo;
  const place = delivery?.pickupPoint ?? null;
  const isPaidAtPickup = place !== null && paymentMethod === 'CASH_ON_DELIVERY';
  const to =
    place === null
      ? [
          {
            label: labels.address,
            values: [name, street, `${postalCode} ${city}`.trim(), region]
              .map(withoutLink)
              .filter(Boolean),
          },
        ]
      : [
          { label: labels.pickup, values: [place.name, place.street, place.city] },
          { label: labels.openingHours, values: [place.openingHours] },
        ];
  const isShipped = WITH_PARCEL.has(kind) && parcelNumber !== null;
  const facts = [
    ...(isShipped ? [{ label: labels.parcel, values: [parcelNumber] }] : []),
    {
      label: labels.payment,
      values: [isPaidAtPickup ? payAtPickupMethod : methods[paymentMethod]],
    },
    ...to,
    ...(phone === null ? [] : [{ label: labels.phone, values: [phone] }]),
  ];
  if (languages[language].dir === 'ltr') return facts;
  // Phones, numbers of parcels and foreign streets would be turned around.
  return facts.map(({ label, values }) => ({ label, values: values.map(isolated) }));
}
