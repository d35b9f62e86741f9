import { addressSection } from '../../address/address.rest.ts';
import { cartSection } from '../../cart/cart.rest.ts';
import { catalogSection } from '../../catalog/catalog.rest.ts';
import { wishlistSection } from '../../wishlist/wishlist.rest.ts';
import { accountSection } from './account.ts';

export const restSections = [
  catalogSection,
  accountSection,
  cartSection,
  wishlistSection,
  addressSection,
];

export const restRoutes = restSections.flatMap(({ routes }) => routes);

export const REST_BODY_LIMIT = 32 * 1024;
