const BEFORE = String.raw`(?<![\p{L}\p{N}.-])`;
const AFTER = String.raw`(?![\p{L}\p{N}-])`;
const NAME = String.raw`(?:[\p{L}\p{N}-]+\.)*`;

/** Domains that no word of an address is abbreviated to. Their case does not matter. */
const DOMAINS = 'com|net|org|info|biz|xyz';
/** Domains that are words too, or an abbreviation such as « Ain.Ma ». */
const WORDS = 'shop|store|online|link|click|ma|fr|eu|uk|io|co|ru|cn|tk|tv|cc|gg';
/** Domains that a dot may join to a word of an address: « Résidence.club », « imm.3.app ». */
const WORDS_OF_ADDRESSES = 'top|site|app|dev|live|club|pro|vip|win|bet|fun|icu';
/** Other countries, whose domains shorten links, and examples (RFC 2606): a path follows. */
const SHORT = 'ly|me|gl|be|to|in|us|de|es|it|nl|ch|ai|sh|id|br|pl|st|tn|dz|ws|cm|ga|ml|gq|example';

/** Texts that mail programs turn into a link, in any case. */
const LINK = new RegExp(
  [
    String.raw`:\/\/`,
    String.raw`(?<![\p{L}\p{N}])(?:www\.|(?:https?|mailto|tel|sms):(?=\S))`,
    '@',
    String.raw`[\p{L}\p{N}]\.(?:${DOMAINS})${AFTER}`,
  ].join('|'),
  'iu',
);

const ANY_ENDING = `${WORDS}|${SHORT}`;

/** A domain with a path, which « Rés.Ma/3 » and « imm.3.app/4 » are not. */
const PATH = new RegExp(
  [
    String.raw`[\p{L}\p{N}]\.(?:${ANY_ENDING}|${ANY_ENDING.toUpperCase()})\/[\p{L}\p{N}?#]`,
    String.raw`\p{L}[\p{L}\p{N}-]{2,}\.(?:${WORDS_OF_ADDRESSES}|${WORDS_OF_ADDRESSES.toUpperCase()})\/[\p{L}?#]`,
  ].join('|'),
  'u',
);

/**
 * A domain without a path. A dot alone makes none: « M.El Idrissi » and « med.amine » are names, and
 * « Imm.3.App 12 » is an address. So a word of four letters and more stands before the ending, and both are
 * written alike: the capital of « Résidence.Shop » begins a word.
 */
const BARE = new RegExp(
  [
    String.raw`${BEFORE}${NAME}[\p{Ll}\p{N}-]{4,}\.(?:${WORDS})${AFTER}`,
    String.raw`${BEFORE}${NAME}[\p{Lu}\p{N}-]{4,}\.(?:${WORDS.toUpperCase()})${AFTER}`,
    String.raw`${BEFORE}\p{Lu}[\p{Ll}\p{N}-]{3,}\.(?:${WORDS})${AFTER}`,
  ].join('|'),
  'u',
);

export function holdsLink(text: string): boolean {
  const written = text.normalize('NFKC');
  return LINK.test(written) || PATH.test(written) || BARE.test(written);
}

/** Empty if the text contains a link: stored texts may date from before links were refused. */
export function withoutLink(text: string): string {
  return holdsLink(text) ? '' : text;
}
