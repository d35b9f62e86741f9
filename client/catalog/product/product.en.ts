import { plural, type Translated } from '#shared/language.ts';
import type * as fr from './product.fr.ts';

export const productTexts: Translated<typeof fr.productTexts> = {
  inStock: 'In stock',
  left: (quantity) => `Only ${quantity} left`,
  sizeGuide: 'Size guide',
  measuring: 'How to measure yourself',
  mySize: 'My size',
  yourSize: 'your size',
  fit: {
    RUNS_SMALL: 'Runs small: take one size up.',
    TRUE_TO_SIZE: 'True to size: take your usual size.',
    RUNS_LARGE: 'Runs large: take one size down.',
  },
  ofAlterations: (price) => `including ${price} for alterations`,
  alert: { open: 'Notify me', title: 'Notify me when it is back' },
  needsScript: 'The cart needs JavaScript: switch it on to buy this item.',
  related: 'From the same collection',
  category: 'Category',
  description: 'Description',
  preview: 'Preview: this product is not on sale.',
  unknown: 'This product does not exist or is no longer sold.',
  unknownTitle: 'Product not found',
  describe: (title, brand) =>
    `${title}, ${brand}: price, reviews and availability at Belle Vue, in Rabat.`,
  toShop: 'Go to the shop',
  recentlyViewed: 'Recently viewed',
  delivery: {
    between: (first, last) => `Delivered between ${first} and ${last}`,
    on: (day) => `Delivered on ${day}`,
    cost: (fee, freeFrom) => `Delivery: ${fee}, free from ${freeFrom} or with an account.`,
    city: 'Check my city',
    otherCity: 'Change city',
    free: 'Free delivery',
  },
  sections: {
    details: 'Details',
    care: 'Care',
    measures: {
      title: 'Measurements',
      text: 'In millimetres; the drawing is to scale.',
      frameWidth: 'Frame width',
      lensWidth: 'Lens width',
      lensHeight: 'Lens height',
      bridgeWidth: 'Bridge',
      templeLength: 'Temples',
      compare: 'Compare with my glasses',
      millimetres: (n) => `${n}\u00a0mm`,
    },
    wearers: {
      title: 'The length on you',
      legend: 'Your height',
      metres: (centimetres) => `${(centimetres / 100).toFixed(2)}\u00a0m`,
    },
    delivery: {
      title: 'Delivery and returns',
      lines: (fee, freeFrom, days) => [
        'Delivery on working days, Monday to Saturday, on the dates given above.',
        `${fee}, free from ${freeFrom} or with an account, unless your city has its own rate.`,
        `You have ${plural('EN', days, { one: '# day', other: '# days' })} after delivery to change your mind (law 31-08): request the return from your order.`,
      ],
      more: 'All about delivery and exchanges',
    },
  },
  picture: {
    all: 'Product pictures',
    nth: (n, count, alt) => `Picture ${n} of ${count}: ${alt}`,
    enlarge: 'Enlarge the picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: (percent) => `${percent}%`,
    hint: 'Scroll, pinch or double tap to zoom; drag or use the arrows to move.',
  },
  share: {
    share: 'Share',
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: 'The link could not be copied.',
    whatsApp: 'Share on WhatsApp',
    newTab: '(new tab)',
  },
  policies: [
    {
      title: '7-day trial',
      text: 'Free exchange if it is not right for you.',
    },
    {
      title: 'Guaranteed authentic',
      text: 'Your money back if a product is not genuine.',
    },
  ],
};
