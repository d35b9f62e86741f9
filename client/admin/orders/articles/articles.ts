import type { AdminArticlesQuery } from '../../../generated/admin/graphql.ts';
import { frNewOrder } from '../../../text/admin/orders/new-order.fr.ts';
import { smallPicture } from '../../products/list/ProductItem.tsx';
import type { AddedLine } from '../new/newOrder.ts';

type Level = AdminArticlesQuery['stockLevels']['nodes'][number];

export type FoundVariant = {
  product: { id: string; title: string };
  /** Null: the product has one form alone. */
  size: string | null;
  isSoldOut: boolean;
  line: AddedLine;
};

export type FoundArticle = { id: string; title: string; image: string; variants: FoundVariant[] };

/** The variants that were found, by product and in its order; what can be bought comes first. */
export function groupArticles(levels: readonly Level[]): FoundArticle[] {
  const found = new Map<string, Level[]>();
  for (const level of levels) {
    found.set(level.product.id, [...(found.get(level.product.id) ?? []), level]);
  }
  const articles = Array.from(found.values()).flatMap((own) => {
    const [first] = own;
    return first ? [articleOf(first.product, own)] : [];
  });
  return articles.toSorted((one, other) => Number(isGone(one)) - Number(isGone(other)));
}

const isGone = ({ variants }: FoundArticle) => variants.every(({ isSoldOut }) => isSoldOut);

function articleOf(product: Level['product'], levels: readonly Level[]): FoundArticle {
  const places = new Map(product.variants.map(({ id }, place) => [id, place]));
  const placeOf = ({ variant }: Level) => places.get(variant.id) ?? 0;
  return {
    id: product.id,
    title: product.title,
    image: smallPicture(product),
    variants: levels
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ variant }) => variantOf(product, variant)),
  };
}

function variantOf(product: Level['product'], variant: Level['variant']): FoundVariant {
  const size = variant.values.length === 0 ? null : variant.title;
  const available = variant.quantityAvailable ?? null;
  return {
    product: { id: product.id, title: product.title },
    size,
    isSoldOut: product.outOfStock || available === 0,
    line: {
      productId: product.id,
      variantId: variant.id,
      title: size === null ? product.title : frNewOrder.named(product.title, size),
      image: smallPicture(product),
      price: variant.price.amount,
      available,
    },
  };
}

/** The one variant that was found, such as by its article number; undefined if it cannot be bought. */
export function onlyVariant(articles: readonly FoundArticle[]): FoundVariant | undefined {
  const [first, ...others] = articles.flatMap(({ variants }) => variants);
  return others.length === 0 && !first?.isSoldOut ? first : undefined;
}
