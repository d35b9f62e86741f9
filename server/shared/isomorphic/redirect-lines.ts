interface RedirectLine {
  /** In the text, from 1. */
  readonly line: number;
  readonly redirect: { readonly from: string; readonly to: string };
}

/**
 * Reads two columns of addresses, parted by a tab, a semicolon, a comma or blanks; blank lines are left out, and so is a
 * line of headings before the others, which has no slash. A line without a second address has an empty `to`.
 */
export function readRedirectLines(text: string): readonly RedirectLine[] {
  const lines = text.split(/\r\n?|\n/).flatMap((written, at) => {
    const [from = '', to = ''] = written
      .trim()
      .split(/\s*[;\t,]\s*|\s+/)
      .map((cell) => cell.replace(/^"(.*)"$/, '$1'));
    return from === '' ? [] : [{ line: at + 1, redirect: { from, to } }];
  });
  const [first, ...others] = lines;
  const isHeading = first && !`${first.redirect.from}${first.redirect.to}`.includes('/');
  return isHeading && others.length > 0 ? others : lines;
}
