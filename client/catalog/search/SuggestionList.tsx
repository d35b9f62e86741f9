import { Suggestions } from './Suggestions.tsx';
import type { useSuggestionList } from './useSuggestionList.ts';

type Props = Omit<ReturnType<typeof useSuggestionList>, 'box' | 'close' | 'count'>;

/** Stands under a search field while the shopper types. */
export function SuggestionList({ suggestions, listId, optionId, active, choose }: Props) {
  if (suggestions.length === 0) return null;
  return (
    <Suggestions
      // Remounts for other suggestions: common ones must not move about.
      key={suggestions.map(({ to }) => to).join(' ')}
      id={listId}
      optionId={optionId}
      suggestions={suggestions}
      active={active}
      onChoose={choose}
    />
  );
}
