import type { NamedShop } from '#shared/shop/page-shop.ts';
import { fillIn } from '#shared/placeholders.ts';

/** Placeholders that every text of the shop may hold. */
export const SHOP_PLACEHOLDERS = ['boutique', 'ville', 'depuis', 'phrase'] as const;

/** Writes what the shop says of itself, and `more`, into a text; other placeholders stay as they are. */
export const fillShop = (
  text: string,
  { name, city, since, sentence }: NamedShop,
  more: Readonly<Record<string, string>> = {},
) =>
  fillIn(text, {
    boutique: name,
    ville: city ?? '',
    depuis: since === null ? '' : String(since),
    phrase: sentence ?? '',
    ...more,
  });
