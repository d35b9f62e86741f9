import { graphql } from '../../generated/shop/index.ts';
import type { OrderLines_CartFragment } from '../../generated/shop/graphql.ts';
import { namedTitle } from '../../catalog/variants.ts';
import { paths } from '#shared/paths.ts';
import { cartPageTexts } from '../../cart/page/cartPage.fr.ts';
import { RecentOrder } from '../../cart/page/RecentOrder.tsx';
import { orderTexts } from '../order.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { describeAlteration } from '../../ui/format/alteration.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { OrderLine } from './OrderLine.tsx';
import './OrderLines.css';

graphql(`
  fragment OrderLines_cart on Cart {
    id
    lines {
      id
      quantity
      ...LineAlterations_line
      price {
        amount
      }
      variant {
        id
        availableForSale
        title
        selectedOptions {
          name
          value
        }
        images {
          url
          sources {
            url
            width
          }
        }
      }
      product {
        id
        title
        brand
        image
        imageSources {
          url
          width
        }
        category {
          id
          name
        }
      }
    }
  }
`);

export function OrderLines({ cart }: { cart: OrderLines_CartFragment }) {
  return (
    <ul className="stack-4">
      {cart.lines.map(({ id, product, variant, alterations, quantity, price }) => (
        <OrderLine
          key={id}
          image={variant.images[0]?.url ?? product.image}
          sources={variant.images[0]?.sources ?? product.imageSources}
          title={product.title}
          facts={[
            `${product.brand} · ${product.category.name}`,
            ...(variant.selectedOptions.length > 0 ? [namedTitle(variant)] : []),
            ...alterations.map(describeAlteration),
          ]}
          quantity={quantity}
          total={variant.availableForSale ? price.amount * quantity : 0}
        />
      ))}
    </ul>
  );
}

/** Replaces the lines of an empty cart. */
export function EmptyOrder() {
  return (
    <EmptyState image="/images/empty-cart.svg" text={cartPageTexts.empty}>
      <ButtonLink to={paths.catalog()}>{orderTexts.toShop}</ButtonLink>
      <RecentOrder />
    </EmptyState>
  );
}
