/** What the shop promises: its code keeps to it, and the pages of information name it. */

/** The date of the general terms of sale (client/information/documents/terms.fr.ts). */
export const TERMS_VERSION = '2026-11-22';

/** Days to send goods back, counted from the day after delivery (law 31-08, article 36). */
export const RETURN_DAYS = 7;

export const DEMO_COPY_HOURS = 24;

/** How long a browser is recognised. */
export const DEVICE_DAYS = 365;

/** How long the outbox lists a mail that was sent. */
export const SENT_MAIL_DAYS = 30;
