import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { direction } from './writing/writing.fr.ts';
import './TabLinks.css';
import './Tabs.css';

type Tab<Name extends string> = { name: Name; label: string; content: ReactNode };

type Props<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  onChange: (name: Name) => void;
};

const moves: Partial<Record<string, (index: number, last: number) => number>> = {
  [direction === 1 ? 'ArrowRight' : 'ArrowLeft']: (index, last) => (index === last ? 0 : index + 1),
  [direction === 1 ? 'ArrowLeft' : 'ArrowRight']: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Panels of one page, of which one is shown: the others stay mounted. One alone has no tab. */
export function Tabs<Name extends string>({ label, tabs, current, onChange }: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const hasChoice = tabs.length > 1;

  const move = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(
      tabs.findIndex(({ name }) => name === current),
      tabs.length - 1,
    );
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.name);
    list.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <>
      {hasChoice ? (
        <div className="tab-links">
          {/* The tabs in it have the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
          <div
            ref={list}
            role="tablist"
            aria-label={label}
            className="tab-links__list"
            onKeyDown={move}
          >
            {tabs.map(({ name, label: text }) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`${id}-${name}`}
                aria-controls={`${id}-${name}-panel`}
                aria-selected={name === current}
                tabIndex={name === current ? 0 : -1}
                className="tab-links__tab tabs__tab"
                onClick={() => onChange(name)}
              >
                {text}
              </button>
            ))}
          </div>
        </div>
      ) : null}
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          {...(hasChoice && {
            role: 'tabpanel',
            'aria-labelledby': `${id}-${name}`,
            className: 'tabs__panel',
          })}
          id={`${id}-${name}-panel`}
          hidden={name !== current}
        >
          {content}
        </div>
      ))}
    </>
  );
}
