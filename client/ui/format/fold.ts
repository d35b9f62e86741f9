/** Without case, accents and blanks, as the server compares. */
export function fold(text: string) {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
