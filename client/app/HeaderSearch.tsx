import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import {
  catalogPath,
  filterNames,
  noFilters,
  searchFieldId,
} from '../catalog/list/filter/filters.ts';
import { Suggestions } from '../catalog/search/Suggestions.tsx';
import { useSuggestionList } from '../catalog/search/useSuggestionList.ts';
import { paths } from '#shared/paths.ts';
import { prefix } from '../page/prefix.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import '../ui/form/SearchInput.css';
import './HeaderSearch.css';

/** The catalogue has a field of its own: there the header leads to it. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  if (pathname !== paths.catalog()) return <SearchForm key={pathname} />;
  return (
    <a
      href={`#${searchFieldId}`}
      className="icon-button header__icon"
      aria-label={shopTexts.app.search.open}
      onClick={(event) => {
        const field = document.getElementById(searchFieldId);
        if (!field) return;
        event.preventDefault();
        field.focus();
      }}
    >
      <Icon name="search" size={24} />
    </a>
  );
}

/** On narrow screens a button opens it over the header, by the browser itself. */
function SearchForm() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { box, count, ...list } = useSuggestionList({ ...noFilters, search: text });
  const panelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef(0);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const suggest = (typed: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setText(typed), delay);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(catalogPath({ search: input.current?.value ?? '' }));
  };

  return (
    <>
      <IconButton
        icon="search"
        // Presses of a `button` wait for hydration; this needs none, and has no form to submit.
        type="submit"
        label={shopTexts.app.search.open}
        popoverTarget={panelId}
        className="header__icon header-search__open"
      />
      <search
        id={panelId}
        popover="auto"
        className="header-search"
        onToggle={(event) => {
          if (event.newState === 'open') input.current?.focus();
        }}
      >
        <form
          action={prefix + paths.catalog()}
          className="search-input header-search__form"
          onSubmit={search}
        >
          <Icon name="search" size={20} />
          <input
            {...box}
            ref={input}
            type="search"
            name={filterNames.search}
            className="search-input__text"
            aria-label={shopTexts.app.search.field}
            placeholder={shopTexts.app.search.placeholder}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => suggest(event.target.value)}
          />
        </form>
        <IconButton
          icon="close"
          type="submit"
          label={shopTexts.app.search.close}
          popoverTarget={panelId}
          popoverTargetAction="hide"
          className="header-search__close"
        />
        <Suggestions {...list} />
        <p className="visually-hidden" aria-live="polite">
          {count}
        </p>
      </search>
    </>
  );
}

const delay = 250;
