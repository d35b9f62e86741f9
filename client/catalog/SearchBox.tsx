import { useRef } from 'react';

import { fr } from '../text/fr.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import './SearchBox.css';
import { useDraft } from './useDraft.ts';

type Props = { text: string; onSearch: (text: string) => void };

/** The search of the catalogue; it searches while one types. */
export function SearchBox({ text, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const draft = useDraft(text, onSearch);
  return (
    <search className="search-box">
      <form
        className="search-box__form"
        onSubmit={(event) => {
          event.preventDefault();
          draft.commitNow(draft.value);
        }}
      >
        <Icon name="search" size={20} />
        <input
          ref={input}
          type="search"
          className="search-box__input"
          aria-label={fr.catalog.search}
          placeholder={fr.catalog.search}
          value={draft.value}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => draft.change(event.target.value)}
        />
        {draft.value === '' ? null : (
          <IconButton
            icon="close"
            label={fr.catalog.clearSearch}
            onClick={() => {
              draft.commitNow('');
              input.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}
