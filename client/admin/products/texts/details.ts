import { frProducts } from '../../../text/admin/products.fr.ts';

export type DraftDetail = { label: string; value: string };

export const draftDetails = (details: readonly DraftDetail[]): DraftDetail[] =>
  details.map(({ label, value }) => ({ label, value }));

const isFilled = ({ label, value }: DraftDetail) => label.trim() !== '' || value.trim() !== '';

/** Returns the details as saved: without blank rows. */
export const detailsInput = (details: readonly DraftDetail[]): DraftDetail[] =>
  details
    .filter(isFilled)
    .map(({ label, value }) => ({ label: label.trim(), value: value.trim() }));

/** The row of what was sent at this place; -1 where it was none. */
export function rowOfSent(details: readonly DraftDetail[], place: number) {
  const sent = details.filter(isFilled)[place];
  return sent ? details.indexOf(sent) : -1;
}

/** Half a row says nothing. By the path of the field. */
export function detailProblems(details: readonly DraftDetail[], path: string) {
  return Object.fromEntries(
    details.flatMap((detail, at) =>
      (['label', 'value'] as const)
        .filter((cell) => isFilled(detail) && detail[cell].trim() === '')
        .map((cell) => [`${path}.${at}.${cell}`, frProducts.problems.blank] as const),
    ),
  );
}
