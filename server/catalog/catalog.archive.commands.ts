import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { productIds, requireKnownProducts, summaryOf } from './catalog.product.lookup.ts';

const input = z.strictObject({ ids: productIds });

/** Takes products out of the catalogue, to be put back as they were. */
export const archiveProducts = staffCommand(input, ({ store, clock }, { ids }) =>
  store.transaction(async ({ catalog }) => {
    const { products, archived } = await requireKnownProducts(catalog, ids);
    const archivedAt = clock().toISOString();
    const added = products.map((product) => ({ ...product, archivedAt }));
    if (added.length > 0) await catalog.archive(added);
    return { products: [...added, ...archived].map((one) => summaryOf(one, one.archivedAt)) };
  }),
);

/** Puts archived products back into the catalogue, at the place that they had. */
export const unarchiveProducts = staffCommand(input, ({ store, clock }, { ids }) =>
  store.transaction(async ({ catalog }) => {
    const { products, archived } = await requireKnownProducts(catalog, ids);
    const updatedAt = clock().toISOString();
    const restored = archived.map((one) => {
      const { archivedAt: _, ...product } = one;
      return { ...product, updatedAt };
    });
    if (restored.length > 0) await catalog.save({ products: restored });
    return { products: [...restored, ...products].map((product) => summaryOf(product)) };
  }),
);

/** Deletes products, archived ones too; orders keep their copies. */
export const deleteProducts = staffCommand(input, ({ store }, { ids }) =>
  store.transaction(async ({ catalog }) => {
    const { products, archived } = await requireKnownProducts(catalog, ids);
    await catalog.remove({ products: ids });
    return {
      products: [
        ...products.map((product) => summaryOf(product)),
        ...archived.map((product) => summaryOf(product, product.archivedAt)),
      ],
    };
  }),
);
