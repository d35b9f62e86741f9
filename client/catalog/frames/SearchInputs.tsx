import { frameFinderPath, type FrameSearch } from './frameSearch.ts';

/** Hidden fields of what a form of the page leaves as it is. */
export function SearchInputs({ search }: { search: Partial<FrameSearch> }) {
  const params = new URLSearchParams(frameFinderPath(search).split('?')[1]);
  return Array.from(params, ([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ));
}
