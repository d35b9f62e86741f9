import type { PageShop } from '#shared/shop/page-shop.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';

/** Features without which a shop does not offer a service, in the order of the texts of services. */
const needed: ReadonlyArray<ShopFeature | null> = ['APPOINTMENTS', 'ALTERATIONS', null, null];

/** Returns the services that the shop offers, of a list with one entry for each. */
export const shopServices = <Service>({ uses }: PageShop, services: readonly Service[]) =>
  services.filter((_, at) => {
    const feature = needed[at] ?? null;
    return feature === null || uses.includes(feature);
  });
