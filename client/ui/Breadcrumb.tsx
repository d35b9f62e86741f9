import { Link } from 'react-router-dom';

import { uiTexts } from '../text/ui.fr.ts';
import './Breadcrumb.css';

type Props = {
  /** Steps to this page, which has no `to`. `writtenIn` marks a text of another language. */
  steps: readonly { label: string; to?: string; writtenIn?: { lang?: string; dir?: string } }[];
};

export function Breadcrumb({ steps }: Props) {
  return (
    <nav className="breadcrumb note" aria-label={uiTexts.ui.breadcrumb}>
      <ol className="breadcrumb__list">
        {steps.map(({ label, to, writtenIn }) => (
          <li key={label} className="breadcrumb__step" {...writtenIn}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
