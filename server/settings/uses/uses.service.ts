import type { Language } from '#shared/language.ts';
import type { FilterOption } from '#shared/catalog/option-filters.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';
import type { Shop } from '../../context.ts';
import { takesAppointments } from './uses.rules.ts';

/** Returns the features that the shop's products and hours use: pages, links and texts of others are left out. */
export async function shopUses({ store }: Pick<Shop, 'store'>): Promise<readonly ShopFeature[]> {
  const { catalog, appointments } = store.read;
  const [features, hours] = await Promise.all([catalog.features(), appointments.hours()]);
  return takesAppointments(hours) ? [...features, 'APPOINTMENTS'] : features;
}

/** Returns the options of products that lists are filtered by, with their names in a language. */
export async function filterOptions(
  { store }: Pick<Shop, 'store'>,
  language: Language,
): Promise<readonly FilterOption[]> {
  const { catalog } = store.read;
  const [options, vocabulary] = await Promise.all([catalog.filterOptions(), catalog.vocabulary()]);
  const words = vocabulary.words(language);
  return options.map((option) => ({ ...option, title: words.in(option.name) }));
}
