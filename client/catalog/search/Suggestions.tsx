/* oxlint-disable jsx-a11y/prefer-tag-over-role --
   no element of HTML lists pictures and prices to choose from while a text field has the focus */
import { searchTexts } from './search.fr.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/format/Price.tsx';
import './Suggestions.css';
import type { useSuggestionList } from './useSuggestionList.ts';

type Props = Omit<ReturnType<typeof useSuggestionList>, 'box' | 'close' | 'count'>;

/** Stands under a search field, which has the focus all the time and handles the keys. */
export function Suggestions({ suggestions, listId, optionId, active, choose }: Props) {
  if (suggestions.length === 0) return null;
  return (
    <div
      // Remounts for other suggestions: common ones must not move about.
      key={suggestions.map(({ to }) => to).join(' ')}
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={searchTexts.suggestions}
      className="suggestions"
      // The press would take the focus, and close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ to, title, note, image, sources, price, isLowest }, index) => (
        // The box handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={to}
          ref={index === active ? bringIntoSight : undefined}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={cx('suggestions__option', index === active && 'suggestions__option--active')}
          onClick={() => choose(index)}
        >
          <span className="suggestions__frame">
            {image === undefined ? (
              <Icon name="search" size={18} />
            ) : (
              <Picture
                src={image}
                sources={sources}
                sizes="40px"
                alt=""
                text={title}
                width={40}
                height={50}
                className="suggestions__picture"
              />
            )}
          </span>
          <span className="suggestions__facts">
            <span className="suggestions__title">
              <bdi>{title}</bdi>
            </span>
            <span className="suggestions__note">{note}</span>
          </span>
          {price === undefined ? (
            <Icon name="chevron" size={18} />
          ) : (
            <Price amount={price} isLowest={isLowest} className="suggestions__price" />
          )}
        </div>
      ))}
    </div>
  );
}

function bringIntoSight(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
