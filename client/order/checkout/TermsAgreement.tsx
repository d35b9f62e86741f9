import { Link } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { orderTexts } from '../order.fr.ts';

type Props = {
  /** The sentence before the link, and what follows it. */
  text: { before: string; after: string };
};

export function TermsAgreement({ text: { before, after } }: Props) {
  return (
    <p>
      {before} <Link to={paths.terms()}>{orderTexts.terms}</Link>
      {after}
    </p>
  );
}
