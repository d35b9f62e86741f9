import { headerSuggestions, headerText } from './headerSearch.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestionList } from './useSuggestionList.ts';

/** Publishes suggestions for what is typed into the header's field. */
export function HeaderSuggestions() {
  const list = useSuggestionList(headerText.use());
  const { box: field, count } = list;
  headerSuggestions.usePublished({ field, count, list: <SuggestionList {...list} /> });
  return null;
}
