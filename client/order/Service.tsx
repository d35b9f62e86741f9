import { phoneLink, useMerchant } from '../apollo/merchant.ts';

/** The shop's phone, else its e-mail; nothing where neither is configured. */
export function Service({ text, className }: { text: string; className?: string }) {
  const { phone, email } = useMerchant() ?? {};
  if (!phone && !email) return null;
  return (
    <p className={className}>
      <span>{text}</span>{' '}
      {phone ? (
        <a href={phoneLink(phone)} className="unbroken">
          {phone}
        </a>
      ) : (
        <a href={`mailto:${email}`}>{email}</a>
      )}
    </p>
  );
}
