import { Link } from 'react-router-dom';

import { paths } from '../../server/shared/isomorphic/paths.ts';
import './Help.css';
import type { Merchant } from '../apollo/merchant.ts';
import { phoneLink } from '../ui/format/contact.ts';
import { texts } from './text.fr.ts';

const { title, text, link } = texts.help;

/** Below every text, for what it leaves open. */
export function Help({ merchant }: { merchant: Merchant | undefined }) {
  const phone = merchant?.phone;
  return (
    <aside className="help" aria-labelledby="help-title">
      <h2 id="help-title">{title}</h2>
      <p>{text}</p>
      <p className="help__links">
        <Link to={paths.contact()}>{link}</Link>
        {phone ? <a href={phoneLink(phone)}>{phone}</a> : null}
      </p>
    </aside>
  );
}
