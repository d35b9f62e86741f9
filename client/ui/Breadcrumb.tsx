import { Link } from 'react-router-dom';

import { uiTexts } from '../text/ui.fr.ts';
import './Breadcrumb.css';

type Props = {
  /** From the outermost to this page, which has no `to`. */
  steps: readonly { label: string; to?: string }[];
};

export function Breadcrumb({ steps }: Props) {
  return (
    <nav className="breadcrumb note" aria-label={uiTexts.ui.breadcrumb}>
      <ol className="breadcrumb__list">
        {steps.map(({ label, to }) => (
          <li key={label} className="breadcrumb__step">
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
