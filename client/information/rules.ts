import { formatMoney } from '../ui/format/money.ts';
import {
  DEMO_COPY_HOURS,
  DEVICE_DAYS,
  RETURN_DAYS,
  SENT_MAIL_DAYS,
  TERMS_VERSION,
} from '../../server/shared/policies.ts';
import { FREE_DELIVERY_FROM, GUEST_DELIVERY_FEE } from '../../server/shared/pricing.ts';

/** What the texts name, ready to be written in French. */
export const shopRules = {
  deliveryFee: formatMoney(GUEST_DELIVERY_FEE),
  freeDeliveryFrom: formatMoney(FREE_DELIVERY_FROM),
  returnDays: `${RETURN_DAYS} jours`,
  /** ISO date. */
  termsVersion: TERMS_VERSION,
  demoCopies: `${DEMO_COPY_HOURS} heures`,
  deviceCookie: `${DEVICE_DAYS} jours`,
  sentMails: `${SENT_MAIL_DAYS} jours`,
};
export type ShopRules = Readonly<typeof shopRules>;
