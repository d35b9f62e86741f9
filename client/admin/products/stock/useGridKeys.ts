import type { KeyboardEvent, RefObject } from 'react';

import { variantFieldNames } from '#shared/texts/fields/variant-fields.fr.ts';

/**
 * Moves between the cells as a spreadsheet does: up, down and Enter always, left and right at the end
 * of the text, so that the caret can still move within it. `columns` are those of the table, from left to right.
 */
export function useGridKeys(
  table: RefObject<HTMLElement | null>,
  columns: readonly string[] = variantFieldNames,
) {
  return (event: KeyboardEvent) => {
    const { target: input } = event;
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey);
    if (!(input instanceof HTMLInputElement) || !isPlain || event.nativeEvent.isComposing) return;
    const { row, column } = input.dataset;
    if (row === undefined) return;
    const [right, down] = stepOf(event, input);
    // Enter would save the product.
    if (event.key === 'Enter' || right !== 0 || down !== 0) event.preventDefault();
    if (right === 0 && down === 0) return;
    const at = columns.findIndex((name) => name === column) + right;
    const cell = table.current?.querySelector<HTMLInputElement>(
      `input[data-row="${Number(row) + down}"][data-column="${columns[at]}"]`,
    );
    cell?.focus();
    cell?.select();
  };
}

function stepOf({ key, shiftKey }: KeyboardEvent, input: HTMLInputElement): [number, number] {
  if (key === 'Enter') return [0, shiftKey ? -1 : 1];
  if (shiftKey) return [0, 0];
  if (key === 'ArrowDown') return [0, 1];
  if (key === 'ArrowUp') return [0, -1];
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isWhole = start === 0 && end === value.length;
  if (key === 'ArrowLeft' && (isWhole || (start === 0 && end === 0))) return [-1, 0];
  const isAtEnd = start === value.length && end === value.length;
  return key === 'ArrowRight' && (isWhole || isAtEnd) ? [1, 0] : [0, 0];
}
