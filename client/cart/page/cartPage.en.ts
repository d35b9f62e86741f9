import { plural, type Translated } from '#shared/language.ts';
import type * as fr from './cartPage.fr.ts';

export const cartPageTexts: Translated<typeof fr.cartPageTexts> = {
  title: 'Cart',
  titleWith: (quantity) => `Cart (${quantity})`,
  clear: 'Empty the cart',
  keep: (quantity) => `Keep ${quantity}`,
  quantity: 'Quantity',
  increase: 'Increase the quantity',
  mostInStock: (quantity) =>
    quantity === 1
      ? 'This is the last one in stock.'
      : `There are no more than ${quantity} in stock.`,
  needsScript:
    'The cart needs JavaScript: switch it on in the settings of your browser, then reload this page.',
  decrease: 'Decrease the quantity',
  remove: 'Remove',
  removed: 'Removed from cart!',
  cleared: 'Every product was removed from the cart!',
  restored: 'Cart restored.',
  quantityNow: (quantity) => `Quantity: ${quantity}`,
  lineTotal: 'Total of this line:',
  warnings: 'To check before ordering',
  chooseAnew: 'Choose the alterations again',
  removeWarned: 'Remove from cart',
  summary: 'Summary',
  subtotal: (quantity) => `Subtotal (${quantity})`,
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  guestFree: 'Free',
  total: (quantity) => `Total (${quantity})`,
  shippingNote: 'Free delivery on orders over 1000\u00a0DH',
  order: 'Check out',
  withoutAccount: 'Order without an account',
  logIn: 'Log in to use your saved addresses',
  empty: 'Your cart is empty!',
  toShop: 'Go to the shop',
  ordered: (number) => `Order ${number} placed.`,
  viewOrder: 'View',
  sessionEnded:
    'Your session has ended. Your cart is saved in your account: log in to find it again.',
  logInAgain: 'Log in',
  lastSeen: (moment) =>
    `Offline: amounts as of ${moment}. You need a connection to change a quantity or to order.`,
  missing: (count) =>
    plural('EN', count, {
      one: 'An item added since then will show once you are back online.',
      other: '# items added since then will show once you are back online.',
    }),
  notUpdated: 'The amounts could not be updated.',
  retry: 'Try again',
  missingForFree: (amount) => `Only ${amount} to go for free delivery`,
  freeDelivery: 'Free delivery!',
};
