/** For a `tel:` link. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Of an address that may have a `?`, which would begin headers of the mail (RFC 6068). */
export const mailLink = (email: string) =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
