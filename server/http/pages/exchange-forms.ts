import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES, languages, type Language } from '#shared/language.ts';
import { pages } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { wordsIn } from '../../catalog/catalog.service.ts';
import type { Shop } from '../../context.ts';
import {
  cancelExchange,
  requestExchange,
  type RequestedExchange,
} from '../../order/exchange/exchange.service.ts';
import type { ExchangeLineInput } from '../../order/exchange/exchange.request.rules.ts';
import { EXCHANGE_METHODS, RETURN_CAUSES } from '../../order/exchange/exchange.store.ts';
import { trackedOrder } from '../../order/order.after-sales.ts';
import { readAttempt } from '../../shared/idempotency.ts';
import { Refusal } from '../../shared/problems.ts';
import { contextOf } from '../context.ts';
import { acceptForms, leadOn, textsOf } from './sent-forms.ts';

interface Keyed {
  Params: { readonly orderId: string; readonly trackingKey: string };
}

/** Answers the forms of exchanges that browsers without script send from the page of a tracking link. */
export function serveExchangeForms(app: FastifyInstance, shop: Shop): void {
  acceptForms(app, (forms) => {
    for (const language of LANGUAGES) serveForms(forms, shop, language);
  });
}

function serveForms(app: FastifyInstance, shop: Shop, language: Language): void {
  const path = languages[language].prefix + pages.trackedOrder.path;
  app.post<Keyed>(path, (request, reply) => {
    const { orderId, trackingKey } = request.params;
    const location = paths.trackedOrder(orderId, trackingKey);
    const said = { language, ...texts[language], path: location };
    return leadOn(shop, reply, said, async () => {
      if (!(await trackedOrder(shop, orderId, trackingKey))) {
        throw new Refusal({ code: 'UNKNOWN_ORDER', reason: 'LINK', field: 'orderId' });
      }
      const words = await wordsIn(shop, language);
      const context = { ...(await contextOf(shop, request)), language, words };
      const access = { orderId, trackingKey };
      const text = textsOf(request.body);
      const exchangeId = text('exchangeId');
      if (exchangeId === '') {
        const requested = readExchange(request.body);
        // A page that is sent twice makes one exchange; one that was loaded after another exchange makes its own.
        const attempt = { requested, attempt: text('attempt') };
        const { fingerprint } = readAttempt('sent-by-a-form', attempt);
        await requestExchange(context, access, requested, fingerprint);
      } else await cancelExchange(context, access, exchangeId);
      return location;
    });
  });
}

/** Lines of which nothing else is chosen stay as they are. Refuses with INVALID what the form does not offer. */
function readExchange(body: FastifyRequest['body']): RequestedExchange {
  const text = textsOf(body);
  const method = EXCHANGE_METHODS.find((each) => each === text('method'));
  const lines: ExchangeLineInput[] = [];
  for (let at = 0; text(`variantId-${at}`) !== ''; at += 1) {
    const toVariantId = text(`toVariantId-${at}`);
    if (toVariantId === '') continue;
    const quantity = Number(text(`quantity-${at}`));
    lines.push({
      variantId: text(`variantId-${at}`),
      toVariantId,
      // None is refused.
      quantity: Number.isSafeInteger(quantity) ? quantity : 0,
      cause: RETURN_CAUSES.find((each) => each === text(`cause-${at}`)) ?? null,
    });
  }
  if (method === undefined || lines.length === 0) {
    throw new Refusal({ code: 'INVALID', reason: 'EXCHANGE_SAME', field: 'lines' });
  }
  return { lines, method, reason: text('reason') };
}

const texts = {
  FR: {
    title: 'Échange non enregistré',
    back: 'Revenez à la page précédente\u00a0: ce que vous avez choisi y est encore.',
    again: 'Revoir la commande',
  },
  AR: {
    title: 'لم يُسجّل الاستبدال',
    back: 'ارجع إلى الصفحة السابقة: ما اخترته ما زال فيها.',
    again: 'العودة إلى الطلبية',
  },
  EN: {
    title: 'Exchange not requested',
    back: 'Go back to the page before: what you chose is still there.',
    again: 'See the order',
  },
} as const satisfies Readonly<Record<Language, object>>;
