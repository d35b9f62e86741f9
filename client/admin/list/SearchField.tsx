import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import '../../ui/form/SearchInput.css';
import './SearchField.css';

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
};

// Milliseconds after the last key.
const rest = 250;

/** Searches while one types. What is in the field stays when results or a new address arrive. */
export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const search = useEffectEvent((next: string) => {
    sent.current = next;
    onSearch(next);
  });

  // Back and links change the address without the field.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text === sent.current) return undefined;
    const timer = window.setTimeout(() => search(text), rest);
    return () => window.clearTimeout(timer);
  }, [text]);

  return (
    <search className="search-input search-field">
      <Icon name="search" size={20} />
      <input
        ref={input}
        type="search"
        maxLength={200}
        dir="auto"
        className="search-input__text"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text);
          if (event.key === 'Escape') setText('');
        }}
      />
      {text === '' ? (
        <kbd className="search-field__key" aria-hidden="true" title={frAdmin.search.keys}>
          /
        </kbd>
      ) : (
        <IconButton
          icon="close"
          label={frAdmin.search.clear}
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}
