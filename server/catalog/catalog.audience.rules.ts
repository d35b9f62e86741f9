import { AUDIENCES, type Audience } from '#shared/catalog/product-traits.ts';
import { fold } from '#shared/fold.ts';
import type { ProductRecord } from './catalog.store.ts';

/** Folded words by which the detail « Pour » names each. */
const WORDS: Readonly<Record<Audience, RegExp>> = {
  WOMEN: /\bfemmes?\b/,
  MEN: /\bhommes?\b/,
};

/** Returns what staff chose; without a choice, what its detail « Pour » says. */
export const audienceOf = (
  product: Pick<ProductRecord, 'audience' | 'details'>,
): readonly Audience[] =>
  product.audience.length > 0 ? product.audience : derivedAudience(product);

export function derivedAudience({ details }: Pick<ProductRecord, 'details'>): readonly Audience[] {
  const said = details.filter(({ label }) => fold(label) === 'pour');
  const text = fold(said.map(({ value }) => value).join(' '));
  return AUDIENCES.filter((one) => WORDS[one].test(text));
}
