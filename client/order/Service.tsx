import { Link } from 'react-router-dom';

import { useMerchant, type Merchant } from '../apollo/merchant.ts';
import { paths } from '#shared/paths.ts';
import { orderTexts } from './order.fr.ts';
import { mailLink, phoneLink } from '../ui/format/contact.ts';

/** The shop's phone, else its e-mail, else the page that says how to reach it. */
export function Service({ text, className }: { text: string; className?: string }) {
  const merchant = useMerchant();
  return (
    <p className={className}>
      <span>{`${text} `}</span>
      {merchant ? <Way {...merchant} /> : null}
    </p>
  );
}

function Way({ phone, email }: Merchant) {
  if (phone) {
    return (
      <a href={phoneLink(phone)} className="unbroken">
        {phone}
      </a>
    );
  }
  if (email) return <a href={mailLink(email)}>{email}</a>;
  return <Link to={paths.contact()}>{orderTexts.contact}</Link>;
}
