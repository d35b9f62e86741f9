import { lineTitle } from '#shared/texts/order.fr.ts';

type Ordered = {
  readonly lines: readonly {
    readonly productId: string;
    readonly variantId: string;
    readonly variantTitle: string | null;
    readonly title: string;
  }[];
  /** Oldest first. */
  readonly exchanges: readonly {
    readonly lines: readonly {
      readonly variantId: string;
      readonly toVariantId: string;
      readonly title: string;
      readonly toVariantTitle: string | null;
    }[];
  }[];
};

/** Returns the product and the name of what the shopper has: bought, or the replacement of an exchange. */
export function pieceOf(
  order: Ordered,
  variantId: string,
): { readonly productId: string; readonly name: string } {
  const bought = order.lines.find((line) => line.variantId === variantId);
  if (bought) {
    const { productId, title, variantTitle } = bought;
    return { productId, name: lineTitle(title, variantTitle) };
  }
  const from = order.exchanges
    .flatMap(({ lines }) => lines)
    .find(({ toVariantId }) => toVariantId === variantId);
  if (!from) return { productId: '', name: '' };
  const { productId } = pieceOf(order, from.variantId);
  return { productId, name: lineTitle(from.title, from.toVariantTitle) };
}
