import type { ReactNode } from 'react';

import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts';
import './ItemSection.css';
import { Section } from '../page/Section.tsx';

type Item = {
  id: string;
  title: ReactNode;
  /** A mark beside the title. */
  mark?: string | undefined;
  text?: string;
  facts: readonly string[];
  details?: ReactNode;
  /** Its state and buttons. */
  children?: ReactNode;
};

type Props<Row> = {
  title: string;
  rows: readonly Row[];
  item: (row: Row) => Item;
  /** Text where there are no rows. */
  none?: string;
  /** Stands above the rows. */
  intro?: string;
  /** Stands below the rows. */
  children?: ReactNode;
};

/** A short list of things, each with facts and what can be done about it. */
export function ItemSection<Row>({ title, rows, item, none, intro, children }: Props<Row>) {
  const heading = useFocusWhenFewer(rows.length);
  return (
    <Section title={title} titleRef={heading}>
      {intro === undefined ? null : <p className="items__intro">{intro}</p>}
      {rows.length === 0 && none !== undefined ? <p className="admin-empty">{none}</p> : null}
      <ul className="items">
        {rows.map(item).map((each) => (
          <li key={each.id} className="items__item row-2">
            <div className="items__text">
              <p>
                <span>{each.title}</span>{' '}
                {each.mark === undefined ? null : <span className="mark">{each.mark}</span>}
              </p>
              {each.text === undefined ? null : <p>{each.text}</p>}
              <p className="note">{each.facts.join(' · ')}</p>
              {each.details}
            </div>
            {each.children}
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
