import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { requiredText } from '../shared/form.ts';
import { Refusal } from '../shared/problems.ts';
import { savePictures, takePicture } from './catalog.picture.service.ts';

const readAlt = requiredText('PICTURE_TEXT');

/**
 * Shows a product by another picture: a file, an https address, or a path of the shop's own. Without
 * `alt` the text stays, unless it is that of the category's picture.
 */
export const changePicture = staffCommand(
  z.strictObject({ id: z.string(), picture: z.string(), alt: z.string().optional() }),
  async ({ store, clock, hasPicture, pictureSource }, asked) => {
    const alt = asked.alt === undefined ? null : readAlt(asked.alt, 'alt');
    if (!(await store.read.catalog.product(asked.id))) throw unknown(asked.id);
    const places = { pictures: store.pictures, source: pictureSource, hasPicture, folder: '/' };
    const taken = await takePicture(asked.picture.trim(), places);
    if (!('path' in taken)) {
      throw new Refusal({ code: 'INVALID', reason: 'PICTURE', field: 'picture', picture: taken });
    }
    await savePictures([taken], store.pictures);
    return store.transaction(async ({ catalog }) => {
      const before = await catalog.product(asked.id);
      if (!before) throw unknown(asked.id);
      const category = await catalog.categoryNamed(before.categoryName);
      const isCategorys = before.image === category?.image;
      const imageAlt = alt ?? (isCategorys ? before.title : before.imageAlt);
      const product = { ...before, image: taken.path, imageAlt };
      if (product.image !== before.image || imageAlt !== before.imageAlt) {
        await catalog.save({ products: [{ ...product, updatedAt: clock().toISOString() }] });
      }
      const { id, title, image } = product;
      return { id, title, image, imageAlt, before: { image: before.image } };
    });
  },
);

function unknown(id: string): Refusal {
  return new Refusal({ code: 'UNKNOWN_PRODUCT', reason: 'ID', field: 'id', id });
}
