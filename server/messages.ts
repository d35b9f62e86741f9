import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts';
import { accountProblems as accountAr } from './account/account.ar.ts';
import { accountProblems as accountEn } from './account/account.en.ts';
import { accountProblems as account, accountStaffProblems } from './account/account.fr.ts';
import { customerImportProblems } from './account/moving/customer.import.fr.ts';
import { addressProblems as addressAr } from './address/address.ar.ts';
import { addressProblems as addressEn } from './address/address.en.ts';
import { addressProblems as address } from './address/address.fr.ts';
import { appointmentProblems as appointmentAr } from './appointment/appointment.ar.ts';
import { appointmentProblems as appointmentEn } from './appointment/appointment.en.ts';
import {
  appointmentProblems as appointment,
  appointmentStaffProblems,
} from './appointment/appointment.fr.ts';
import { apiTokenProblems } from './api-token/api-token.fr.ts';
import { authenticationProblems as authenticationAr } from './authentication/authentication.ar.ts';
import { authenticationProblems as authenticationEn } from './authentication/authentication.en.ts';
import { authenticationProblems as authentication } from './authentication/authentication.fr.ts';
import { cartProblems as cartAr } from './cart/cart.ar.ts';
import { cartProblems as cartEn } from './cart/cart.en.ts';
import { cartProblems as cart, cartProgramProblems } from './cart/cart.fr.ts';
import { discountProblems as discountAr } from './cart/discount/discount.ar.ts';
import { discountProblems as discountEn } from './cart/discount/discount.en.ts';
import {
  discountProblems as discount,
  discountStaffProblems,
} from './cart/discount/discount.fr.ts';
import { catalogProblems as catalogAr } from './catalog/catalog.ar.ts';
import { catalogProblems as catalogEn } from './catalog/catalog.en.ts';
import { catalogProblems as catalog, catalogProgramProblems } from './catalog/catalog.fr.ts';
import { campaignStaffProblems } from './catalog/campaign/campaign.staff.fr.ts';
import { importProblems } from './catalog/csv/import.fr.ts';
import { redirectProblems } from './catalog/redirect/redirect.fr.ts';
import { catalogStaffProblems } from './catalog/staff/staff.fr.ts';
import { deliveryProblems as deliveryAr } from './delivery/delivery.ar.ts';
import { deliveryProblems as deliveryEn } from './delivery/delivery.en.ts';
import { deliveryProblems as delivery, deliveryStaffProblems } from './delivery/delivery.fr.ts';
import { mailProblems } from './mail/mail.fr.ts';
import { exchangeProblems as exchangeAr } from './order/exchange/exchange.ar.ts';
import { exchangeProblems as exchangeEn } from './order/exchange/exchange.en.ts';
import {
  exchangeProblems as exchange,
  exchangeStaffProblems,
} from './order/exchange/exchange.fr.ts';
import { orderProblems as orderAr } from './order/order.ar.ts';
import { orderProblems as orderEn } from './order/order.en.ts';
import { orderProblems as order } from './order/order.fr.ts';
import { sewingProblems } from './order/sewing/sewing.fr.ts';
import { orderStaffProblems } from './order/staff/staff.fr.ts';
import { settingsProblems } from './settings/settings.fr.ts';
import type { Sentences, SomeSentences } from './shared/problem-codes.ts';
import type { Problem } from './shared/problems.ts';
import { sharedProblems as sharedAr } from './shared/text/problems.ar.ts';
import { sharedProblems as sharedEn } from './shared/text/problems.en.ts';
import { sharedProblems as shared, sharedProgramProblems } from './shared/text/problems.fr.ts';
import { shipmentProblems } from './shipment/shipment.fr.ts';
import { statementProblems } from './shipment/statement/statement.fr.ts';
import { staffProblems } from './staff/staff.fr.ts';
import { webhookProblems } from './webhook/webhook.fr.ts';
import { wishlistProblems as wishlistAr } from './wishlist/wishlist.ar.ts';
import { wishlistProblems as wishlistEn } from './wishlist/wishlist.en.ts';
import { wishlistProblems as wishlist } from './wishlist/wishlist.fr.ts';

type Sentence = (params: never) => string;
type Table = Readonly<Record<string, Sentence | Readonly<Record<string, Sentence>>>>;

/** Problems that shoppers can run into. */
const SHOPPERS = [
  { FR: shared, AR: sharedAr, EN: sharedEn },
  { FR: authentication, AR: authenticationAr, EN: authenticationEn },
  { FR: account, AR: accountAr, EN: accountEn },
  { FR: address, AR: addressAr, EN: addressEn },
  { FR: catalog, AR: catalogAr, EN: catalogEn },
  { FR: cart, AR: cartAr, EN: cartEn },
  { FR: discount, AR: discountAr, EN: discountEn },
  { FR: delivery, AR: deliveryAr, EN: deliveryEn },
  { FR: wishlist, AR: wishlistAr, EN: wishlistEn },
  { FR: order, AR: orderAr, EN: orderEn },
  { FR: appointment, AR: appointmentAr, EN: appointmentEn },
  { FR: exchange, AR: exchangeAr, EN: exchangeEn },
] as const;

/** Problems of the back office and of programs, which are in French in every language. */
const OTHERS = [
  sharedProgramProblems,
  accountStaffProblems,
  customerImportProblems,
  cartProgramProblems,
  discountStaffProblems,
  deliveryStaffProblems,
  catalogProgramProblems,
  catalogStaffProblems,
  campaignStaffProblems,
  redirectProblems,
  importProblems,
  orderStaffProblems,
  exchangeStaffProblems,
  sewingProblems,
  staffProblems,
  apiTokenProblems,
  settingsProblems,
  appointmentStaffProblems,
  webhookProblems,
  shipmentProblems,
  statementProblems,
  mailProblems,
] as const;

type All<T> = (T extends unknown ? (table: T) => void : never) extends (table: infer I) => void
  ? I
  : never;

function join<T extends SomeSentences>(tables: readonly T[]): All<T> {
  const all: Record<string, Table[string]> = {};
  for (const table of tables) {
    for (const [code, found] of Object.entries<Table[string]>(table)) {
      all[code] = typeof found === 'function' ? found : { ...all[code], ...found };
    }
  }
  // The loop takes every code and reason of every table.
  return all as All<T>;
}

/** Sentences by code, and by reason where a code has several; a missing one does not compile. */
export const sentences: Sentences = join([...SHOPPERS.map(({ FR }) => FR), ...OTHERS]);

const tables: Readonly<Record<Language, Table>> = {
  FR: sentences,
  AR: join(SHOPPERS.map(({ AR }) => AR)),
  EN: join(SHOPPERS.map(({ EN }) => EN)),
};

function sentenceIn(table: Table, { code, reason }: Problem | Problem<'BAD_USER_INPUT'>) {
  const found = table[code];
  return typeof found === 'function' ? found : found?.[reason ?? ''];
}

export function messageOf(
  problem: Problem | Problem<'BAD_USER_INPUT'>,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const sentence = sentenceIn(tables[language], problem) ?? sentenceIn(tables.FR, problem);
  // The type of a problem pairs its code and reason with the parameters of their sentence.
  return sentence?.(problem as never) ?? problem.code;
}
