/** Of the terms on the shop's page; orders store the version that was accepted with them. */
export const TERMS_VERSION = '2026-11-22';
