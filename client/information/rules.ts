import type { Language } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import {
  APPOINTMENT_DAYS,
  BOOKABLE_DAYS,
  CUT_OFF_HOUR,
  DELIVERY_DAYS,
  DEMO_COPY_HOURS,
  DEVICE_DAYS,
  EXCHANGE_HOLD_DAYS,
  RETURN_DAYS,
  SENT_MAIL_DAYS,
  TERMS_VERSION,
} from '#shared/policies.ts';
import { FREE_DELIVERY_FROM, GUEST_DELIVERY_FEE } from '#shared/pricing.ts';
import { language } from '../text/language.fr.ts';
import { units } from './text.fr.ts';

const DAY_HOURS = 24;

/** Returns the values that the texts name, as this language writes them. */
export const rulesIn = (
  of: Language,
  { days, hours, daysOfWork, workingDays, hoursBetween, clock }: typeof units,
) => ({
  deliveryFee: formatMoney(GUEST_DELIVERY_FEE, of),
  freeDeliveryFrom: formatMoney(FREE_DELIVERY_FROM, of),
  deliveryDays: workingDays(DELIVERY_DAYS.minDays, DELIVERY_DAYS.maxDays),
  deliveryHours: hoursBetween(DELIVERY_DAYS.minDays * DAY_HOURS, DELIVERY_DAYS.maxDays * DAY_HOURS),
  cutOff: clock(CUT_OFF_HOUR),
  returnDays: days(RETURN_DAYS),
  exchangeHold: daysOfWork(EXCHANGE_HOLD_DAYS),
  /** ISO date. */
  termsVersion: TERMS_VERSION,
  demoCopies: hours(DEMO_COPY_HOURS),
  deviceCookie: days(DEVICE_DAYS),
  sentMails: days(SENT_MAIL_DAYS),
  bookable: days(BOOKABLE_DAYS),
  appointments: days(APPOINTMENT_DAYS),
});

export const shopRules = rulesIn(language, units);
export type ShopRules = Readonly<typeof shopRules>;
