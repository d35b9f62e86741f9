import type { Translated } from '#shared/language.ts';
import type * as fr from '#shared/texts/exchange.fr.ts';

export const exchangeStatuses: Translated<typeof fr.exchangeStatuses> = {
  REQUESTED: 'Requested',
  APPROVED: 'Accepted',
  RECEIVED: 'Item received',
  SHIPPED: 'On its way',
  COMPLETED: 'Completed',
  REFUSED: 'Refused',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  FAILED: 'Not completed',
};
