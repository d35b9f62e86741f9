import type { ShopFeature } from '#shared/shop-features.ts';
import type { Shop } from '../../context.ts';
import { takesAppointments } from './uses.rules.ts';

/** Returns the features that the shop's products and hours use: pages, links and texts of others are left out. */
export async function shopUses({ store }: Pick<Shop, 'store'>): Promise<readonly ShopFeature[]> {
  const { catalog, appointments } = store.read;
  const [features, hours] = await Promise.all([catalog.features(), appointments.hours()]);
  return takesAppointments(hours) ? [...features, 'APPOINTMENTS'] : features;
}
