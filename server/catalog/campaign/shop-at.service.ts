import type { Shop, ShopContext } from '../../context.ts';
import { LANGUAGES, pathIn, type Language } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { inMorocco } from '../../shared/time.ts';

/** An instant at which the shop is shown. */
export interface ShownInstant {
  readonly at: string;
}

/**
 * The subject of the preview links of the shop at an instant, to the second as addresses have it: no id of a product has an
 * at sign.
 */
const subjectOf = (at: Date) => `@${inMorocco(at.toISOString())}`;

/** Returns whether a link is valid for an instant. */
export const opensShopAt = (
  { previewTokens, clock }: Pick<Shop, 'previewTokens' | 'clock'>,
  at: Date,
  previewToken: string,
): boolean => previewTokens.opens(subjectOf(at), previewToken, clock());

/** Sets the offers of the whole answer to those of an instant; false, and nothing, where the link is not valid. */
export async function showShopAt(
  context: ShopContext,
  at: Date,
  previewToken: string,
): Promise<boolean> {
  if (!opensShopAt(context, at, previewToken)) return false;
  context.offers = await context.store.read.campaigns.previewAt(at);
  return true;
}

/** Makes the links of the shop at an instant, in each language. */
export function linksOfShopAt(
  { previewTokens, clock, shopUrl }: Pick<Shop, 'previewTokens' | 'clock'> & { shopUrl: string },
  instant: string,
): ReadonlyArray<{ readonly language: Language; readonly url: string }> {
  const at = new Date(instant);
  const token = previewTokens.issue(subjectOf(at), clock());
  const path = paths.shopPreview(inMorocco(at.toISOString()), token);
  return LANGUAGES.map((language) => ({ language, url: shopUrl + pathIn(language, path) }));
}
