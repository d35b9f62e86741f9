import type { Platform } from '../../shared/problem-codes.ts';

export const platformNames: Readonly<Record<Platform, string>> = {
  SHOPIFY: 'Shopify',
  WOOCOMMERCE: 'WooCommerce',
  PRESTASHOP: 'PrestaShop',
  YOUCAN: 'YouCan',
};
