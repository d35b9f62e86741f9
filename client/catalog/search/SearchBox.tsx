import { useRef } from 'react';

import { prefix } from '../../page/prefix.ts';
import { catalogTexts } from '../catalog.fr.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { catalogPath, filterNames, searchFieldId, type Filters } from '../list/filter/filters.ts';
import '../../ui/form/SearchInput.css';
import './SearchBox.css';
import { Suggestions } from './Suggestions.tsx';
import { useDraft } from '../list/filter/useDraft.ts';
import { useSuggestionList } from './useSuggestionList.ts';

type Props = { filters: Filters; onSearch: (text: string) => Promise<void> };

/** Searches and suggests while the shopper types. */
export function SearchBox({ filters, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const draft = useDraft(filters.search, onSearch);
  // Suggestions follow the committed text, not every keystroke.
  const list = useSuggestionList(filters);
  return (
    <search className="search-box">
      <form
        className="search-input"
        action={prefix + catalogPath({ campaign: filters.campaign })}
        onSubmit={(event) => {
          event.preventDefault();
          void draft.commitNow(draft.value);
          list.close();
        }}
      >
        <Icon name="search" size={20} />
        <input
          {...list.box}
          ref={input}
          id={searchFieldId}
          type="search"
          name={filterNames.search}
          className="search-input__text"
          aria-label={catalogTexts.search}
          placeholder={catalogTexts.search}
          value={draft.value}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => draft.change(event.target.value)}
        />
        {draft.value === '' ? null : (
          <IconButton
            icon="close"
            label={catalogTexts.clearSearch}
            onClick={() => {
              void draft.commitNow('');
              input.current?.focus();
            }}
          />
        )}
      </form>
      <Suggestions {...list} />
      {/* No status of its own: that is the count of products. */}
      <p className="visually-hidden" aria-live="polite">
        {list.count}
      </p>
    </search>
  );
}
