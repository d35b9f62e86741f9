import { contentTypeOf, measurePicture, storedName } from '../../catalog/catalog.picture.rules.ts';
import type { PictureStore } from '../../catalog/catalog.picture.store.ts';
import type { DescribePicture } from './renderer.ts';

export function describesPictures(pictures: PictureStore): DescribePicture {
  return async (path) => {
    const name = storedName(path);
    const bytes = name === null ? null : await pictures.read(name);
    const found = bytes && measurePicture(bytes);
    return found && { ...found, type: contentTypeOf(found.type) };
  };
}
