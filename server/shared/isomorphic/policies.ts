/** The shop promises these terms: its code honours them, and the pages of information name them. */

/** The date of the general terms of sale (client/information/documents/terms.fr.ts). */
export const TERMS_VERSION = '2026-12-01';

/** Working days, Monday to Saturday, in which an order arrives where the shop has set nothing else. */
export const DELIVERY_DAYS = { minDays: 1, maxDays: 2 } as const;

/** The hour in Morocco from which an order counts from the next working day, unless the shop says otherwise. */
export const CUT_OFF_HOUR = 14;

/** Days to send goods back, counted from the day after delivery (law 31-08, article 36). */
export const RETURN_DAYS = 7;

/** Working days for which the replacement of an exchange is reserved, unless the shop says otherwise. */
export const EXCHANGE_HOLD_DAYS = 5;

/** In characters; the upper bound limits the cost of hashing. */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 1024;

export const DEMO_COPY_HOURS = 24;

/** Time for which a browser is recognised. */
export const DEVICE_DAYS = 365;

/** Time for which the outbox lists a mail that was sent. */
export const SENT_MAIL_DAYS = 30;

/** Days ahead of today for which an appointment can be booked. */
export const BOOKABLE_DAYS = 90;

/** Time for which an appointment is stored after its day. */
export const APPOINTMENT_DAYS = 30;

/** Time for which the preview link of a draft opens it. */
export const PREVIEW_DAYS = 7;

/** In bytes, of an upload of the back office: three widths of a picture have at most 5 MB each. */
export const MAX_UPLOAD_BYTES = 16 * 1024 * 1024;

/** In bytes, of a carrier's statement: all of it is read and matched at once. */
export const MAX_STATEMENT_BYTES = 2 * 1024 * 1024;
