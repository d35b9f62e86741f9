import alterations from '../../seed/alterations.json';
import occasions from '../../seed/occasions.json';
import shop from '../../seed/shop.json';
import sizeGuides from '../../seed/size-guides.json';
import ar from '../../seed/translations/ar.json';
import en from '../../seed/translations/en.json';
import pictures from '../../seed/translations/pictures.json';
import variants from '../../seed/variants.json';

export const files: Readonly<Record<string, unknown>> = {
  'alterations.json': alterations,
  'occasions.json': occasions,
  'shop.json': shop,
  'size-guides.json': sizeGuides,
  'variants.json': variants,
  'translations/ar.json': ar,
  'translations/en.json': en,
  'translations/pictures.json': pictures,
};
