import { seedShop } from '../../../client/demo/site/seedShop.ts';
import type { InformationDocument } from '../../../client/information/informationDocument.ts';
import { informationPages } from '../../../client/ssr/informationPages.ts';

/** Returns the pages of information of the seed's shop, which wrote none of them itself. */
export const seedDocuments = (): readonly InformationDocument[] => {
  const of = { shop: seedShop(), texts: {}, merchant: undefined };
  return Object.values(informationPages).map((write) => write(of));
};
