/**
 * What mail programs turn into a link. A dot alone is none: « M.El Idrissi », « med.amine » are
 * names, so endings are listed, and those of two letters need a longer word before them.
 */
const LINK = new RegExp(
  [
    String.raw`:\/\/`,
    String.raw`(?<![\p{L}\p{N}])(?:www\.|(?:https?|mailto|tel|sms):)`,
    '@',
    String.raw`[\p{L}\p{N}]\.(?:com|net|org|info|biz|xyz|top|shop|store|site|online|link|click|app|dev|live|club)(?![\p{L}\p{N}])`,
    String.raw`[\p{L}\p{N}-]{3,}\.(?:ma|fr|eu|uk|io|co|ru|cn|tk|tv|cc|gg)(?![\p{L}\p{N}])`,
  ].join('|'),
  'iu',
);
const PATH = /[\p{L}\p{N}]\.\p{Ll}{2,}\//u;

export function holdsLink(text: string): boolean {
  const written = text.normalize('NFKC');
  return LINK.test(written) || PATH.test(written);
}

/** Empty if the text contains a link: stored texts may date from before links were refused. */
export function withoutLink(text: string): string {
  return holdsLink(text) ? '' : text;
}
