import type { RedirectInput } from '../../generated/admin/graphql.ts';

export type PastedLine = {
  /** In the pasted text, from 1. */
  line: number;
  redirect: RedirectInput;
};

/**
 * Reads two columns of addresses, parted by a tab, a semicolon, a comma or blanks; blank lines are left out. A line without
 * a second address has an empty `to`.
 */
export function readPasted(text: string): readonly PastedLine[] {
  return text.split(/\r\n?|\n/).flatMap((written, at) => {
    const [from = '', to = ''] = written
      .trim()
      .split(/\s*[;\t,]\s*|\s+/)
      .map((cell) => cell.replace(/^"(.*)"$/, '$1'));
    return from === '' ? [] : [{ line: at + 1, redirect: { from, to } }];
  });
}
