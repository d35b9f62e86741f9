import { Link } from 'react-router-dom';

import './Contents.css';
import type { Section } from '../informationDocument.ts';
import { texts } from '../text.fr.ts';

type Props = { sections: readonly Section[] };

/** Beside the text where there is room, else behind its title. */
export function Contents({ sections }: Props) {
  const list = (
    <ul className="contents__list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={{ hash: `#${id}` }}>{title}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="contents" aria-label={texts.contents}>
      <details className="contents__narrow">
        <summary>{texts.contents}</summary>
        {list}
      </details>
      <div className="contents__wide">
        <p className="contents__title">{texts.contents}</p>
        {list}
      </div>
    </nav>
  );
}
