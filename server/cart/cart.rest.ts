import { z } from 'zod';
import { priceOfAlterations } from '../catalog/alteration/chosen.rules.ts';
import type { LineAlterationRecord } from '../catalog/alteration/line.store.ts';
import { sunglasses } from '../catalog/catalog.rest.examples.ts';
import {
  dirhams,
  ID_OF_PRODUCT,
  idIn,
  namesProduct,
  productShape,
  restProduct,
  unknownProduct,
} from '../catalog/catalog.rest.ts';
import { productIdOf } from '../catalog/catalog.variant.rules.ts';
import { exampleTimes, get, instant, post, remove, type RestSection } from '../rest.route.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { plainDirhams } from '#shared/money.ts';
import type { Priced } from '#shared/pricing.ts';
import { Refusal } from '../shared/problems.ts';
import { inMorocco } from '../shared/time.ts';
import type { PricedCart } from './cart.pricing.ts';
import { MAX_LINES, MAX_QUANTITY } from './cart.rules.ts';
import { addToCart, removeFromCart, stepCartQuantity, viewCart } from './cart.service.ts';

const STEPS = { increment: 1, decrement: -1 } as const;

const cartStep = z
  .object({
    action: z
      .object({
        type: z
          .enum(['increment', 'decrement'])
          .describe('One more or one less; the quantity stays within 1 and 99.'),
      })
      .describe('The step.'),
  })
  .meta({ id: 'CartStep', description: 'A step of the quantity.' });

const lineAlteration = z
  .strictObject({
    id: z.string().describe('Id, of those that GraphQL’s `Product.alterations` offers.'),
    title: z.string().describe('Name, in French.'),
    value: z
      .number()
      .optional()
      .describe('Value of its measure. Present where there is one to choose.'),
    price: dirhams.describe('Price for one item, in dirhams (MAD).'),
  })
  .describe('An alteration.');

/** Body of what adds to the cart. */
const addition = namesProduct.body
  .extend({
    alterations: z
      .array(
        z
          .object({
            id: z.string().describe('Id of an alteration.'),
            value: z.number().optional().describe('A value of its measure.'),
          })
          .describe('An alteration that is wanted.'),
      )
      .optional()
      .describe('What is to be altered, each at most once.'),
  })
  .meta({
    id: 'CartAddition',
    description: 'Names a product, and what is to be altered. Other properties are ignored.',
  });

/** Names the property that is wrong. Refuses with INVALID. */
function refuseAddition(body: object): never {
  if (!namesProduct.body.safeParse(body).success) throw new Refusal(namesProduct.refuse);
  const field = 'alterations';
  throw new Refusal({ code: 'INVALID', reason: 'MISSING', field, name: field });
}

const ID_OF_LINE = `${ID_OF_PRODUCT} An altered line has a \`lineId\`.`;

export const cartSchema = z
  .array(
    z
      .strictObject({
        ...productShape,
        lineId: z
          .string()
          .optional()
          .describe('Names the line in paths. Present where it is altered.'),
        alterations: z
          .array(lineAlteration)
          .min(1)
          .optional()
          .describe('What is altered. `price` is that of the product, without them.'),
        qty: z.int().min(1).max(MAX_QUANTITY).describe('Quantity; no more than there is in stock.'),
        createdAt: instant('When the line was added.'),
        updatedAt: instant('When its quantity changed.'),
      })
      .meta({
        id: 'CartLine',
        description:
          'A product with its quantity. Its id, price and options are those of the variant in the cart, of which there may be several lines, altered differently.',
      }),
  )
  .meta({
    id: 'Cart',
    description: 'The lines, first added first. Products that left the catalogue are left out.',
  });

/** A line of another than the base variant has its id. */
export function restCart({ lines }: PricedCart): z.infer<typeof cartSchema> {
  return lines.map(
    ({ product, variant, alterations, quantity, addedAt, updatedAt, ...prices }) => ({
      ...restProduct(product, withoutAlterations(prices, alterations), variant),
      ...(alterations.length === 0
        ? {}
        : {
            lineId: lineKeyOf({ variantId: variant.id, alterations }),
            alterations: alterations.map(restAlteration),
          }),
      qty: quantity,
      // Only guests' lines have no times, and REST has no guests' carts.
      createdAt: inMorocco(addedAt ?? ''),
      updatedAt: inMorocco(updatedAt ?? ''),
    }),
  );
}

function withoutAlterations(
  { price, originalPrice }: Priced,
  alterations: readonly LineAlterationRecord[],
): Priced {
  const added = priceOfAlterations(alterations);
  return { price: price - added, originalPrice: originalPrice - added };
}

const restAlteration = ({ id, title, value, price }: LineAlterationRecord) => ({
  id,
  title,
  ...(value === null ? {} : { value }),
  price: plainDirhams(price),
});

/** An id of a product or of a variant. */
function namedBy(id: string) {
  const productId = productIdOf(id);
  return { productId, variantId: id === productId ? null : id };
}

/** Reads an id of a product, of a variant or of an altered line. */
function lineNamedBy(id: string) {
  const [variantId = id] = id.split('+');
  return variantId === id ? namedBy(id) : { productId: productIdOf(variantId), lineKey: id };
}

const answer = z.strictObject({ cart: cartSchema }).describe('A cart.');
const answerOf = async (cart: Promise<PricedCart>) => ({ cart: restCart(await cart) });

const holding = (qty: number) => ({
  cart: [{ ...sunglasses, qty, ...exampleTimes }],
});
const notInCart = {
  summary: 'A product that is not in the cart',
  id: 'jean-droit-brut',
  refusal: [{ code: 'NOT_IN_CART' }],
} as const;

export const cartSection: RestSection = {
  tag: 'Cart',
  description: `The cart of the customer whom the token names. It has at most ${MAX_LINES} lines; each is a product, or one of its variants, with a quantity.`,
  routes: [
    get('/user/cart', {
      serves: 'CUSTOMERS',
      operationId: 'getCart',
      summary: 'Get the cart',
      description: 'The customer’s cart.',
      answer,
      success: 'The cart.',
      handle: (context) => answerOf(viewCart(context)),
      examples: { cart: { summary: 'A cart', response: holding(1) } },
    }),
    post('/user/cart', {
      serves: 'CUSTOMERS',
      operationId: 'addToCart',
      summary: 'Add a product to the cart',
      description:
        'Adds one. A line that is there already, with the same alterations, gets one more. The id of a product means its base variant or, while that is sold out, the first one available.',
      body: addition,
      refuse: refuseAddition,
      status: 201,
      answer,
      success: 'The cart, with the line.',
      refusals: {
        404: 'There is no such product, variant or alteration.',
        422: 'The product is missing in the body, or sold out, or cannot be altered so, or the cart is full.',
      },
      handle: (context, { body }) =>
        answerOf(
          addToCart(context, {
            ...namedBy(idIn(body)),
            alterations: body.alterations,
            quantity: 1,
          }),
        ),
      examples: {
        added: {
          summary: 'One more of a product in the cart',
          body: { product: { _id: 'lunettes-aviateur-dorees' } },
          response: holding(2),
        },
        unknownProduct: { ...unknownProduct, body: { product: { _id: 'lunettes-inconnues' } } },
        soldOut: {
          summary: 'A product that is sold out',
          body: { product: { _id: 'pantalon-large-lin' } },
          refusal: [{ code: 'OUT_OF_STOCK', titles: { FR: 'Pantalon large en lin' } }],
        },
        missingProduct: {
          summary: 'A body without a product',
          invalidBody: {},
          refusal: [namesProduct.refuse],
        },
      },
    }),
    post('/user/cart/:id', {
      serves: 'CUSTOMERS',
      operationId: 'stepCartQuantity',
      summary: 'Change a quantity by one',
      description: 'Adds one to a line of the cart or takes one away.',
      id: ID_OF_LINE,
      body: cartStep,
      refuse: { code: 'INVALID', reason: 'CART_ACTION', field: 'action' },
      status: 200,
      answer,
      success: 'The cart, with the new quantity.',
      refusals: {
        404: 'The product is not in the cart.',
        422: 'The action is missing or unknown, or there are not enough in stock.',
      },
      handle: (context, { id, body }) =>
        answerOf(stepCartQuantity(context, lineNamedBy(id), STEPS[body.action.type])),
      examples: {
        increment: {
          summary: 'One more',
          id: 'lunettes-aviateur-dorees',
          body: { action: { type: 'increment' } },
          response: holding(2),
        },
        decrement: {
          summary: 'One less, and never below 1',
          id: 'lunettes-aviateur-dorees',
          body: { action: { type: 'decrement' } },
          response: holding(1),
        },
        notInCart: { ...notInCart, body: { action: { type: 'increment' } } },
        unknownAction: {
          summary: 'An unknown action',
          id: 'lunettes-aviateur-dorees',
          invalidBody: { action: { type: 'double' } },
          refusal: [{ code: 'INVALID', reason: 'CART_ACTION', field: 'action' }],
        },
      },
    }),
    remove('/user/cart/:id', {
      serves: 'CUSTOMERS',
      operationId: 'removeFromCart',
      summary: 'Remove a line of the cart',
      description: 'Removes the line, whatever its quantity.',
      id: ID_OF_LINE,
      answer,
      success: 'The cart, without the line.',
      refusals: { 404: 'The product is not in the cart.' },
      handle: (context, { id }) => answerOf(removeFromCart(context, lineNamedBy(id))),
      examples: {
        removed: {
          summary: 'The only line',
          id: 'lunettes-aviateur-dorees',
          response: { cart: [] },
        },
        notInCart,
      },
    }),
  ],
};
