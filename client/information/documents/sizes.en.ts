import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed, sellsClothes } from '#shared/shop/shop-features.ts';
import { inserts, type InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

function describe(shop: PageShop): string {
  if (shop.uses.includes('FRAMES'))
    return 'How to measure yourself, read the size tables FR, EU, UK and US in centimetres, and understand the measurements of a frame.';
  return sellsClothes(shop)
    ? 'How to measure yourself, read the size tables FR, EU, UK and US in centimetres.'
    : 'How to read the size tables of the shop, and choose the right size the first time, item by item.';
}

/** `hasBodyGuides` says whether a guide of the shop measures bodies, as those of clothes do. */
export function sizesDocument(
  rules: ShopRules,
  shop: PageShop,
  hasBodyGuides = false,
): InformationDocument {
  const isCloth = hasBodyGuides || sellsClothes(shop);
  return {
    path: paths.sizeGuide(),
    title: 'Size guide',
    description: describe(shop),
    lead: isCloth
      ? 'A tape, a mirror, two minutes: all it takes to choose the right size first time.'
      : 'The right size, first time.',
    sections: [
      ...(isCloth
        ? [
            {
              id: 'mesurer',
              title: 'Measuring yourself',
              blocks: [
                'Measure yourself in underwear, the tape flat, neither pulled tight nor with your breath held. With someone to help, it is more accurate.',
                {
                  list: [
                    'Chest: at the fullest point, the tape level across the back.',
                    'Waist: at the narrowest point, a little above the navel.',
                    'Hips: at the fullest point, feet together.',
                    'Inside leg: along the leg from the crotch to the floor, without shoes.',
                    'Height: back to the wall, without shoes.',
                  ],
                },
                'Under each table, one sentence says which measurements to choose by, another what becomes of the length. Between two sizes, take the larger one.',
              ],
            },
          ]
        : []),
      {
        id: 'vetements',
        title: isCloth ? 'Clothing sizes' : 'Sizes',
        blocks: [{ insert: inserts.guides }],
      },
      ...ifUsed(shop.uses, 'FRAMES', {
        id: 'montures',
        title: 'Measurements of a frame',
        blocks: [
          'Three numbers are engraved inside a temple, for example 52 □ 18 140: the width of a lens, that of the bridge, the length of the temples. Compare them with those of a pair that suits you.',
          { insert: inserts.frame },
          {
            list: [
              'Frame width: close to that of your face, measured from temple to temple. It decides how comfortable the frame is.',
              'Bridge: too wide, the frame slips; too narrow, it pinches.',
              'Temples: they bend behind the ear without pressing.',
              'Lens height: the greater it is, the more the frame covers the eyes.',
            ],
          },
        ],
      }),
      {
        id: 'echange',
        title: 'Not the right size?',
        blocks: [
          `Exchanges for another size are free for ${rules.returnDays} after delivery: see [Delivery and returns](${paths.delivery()}#echanges). ${shop.uses.includes('APPOINTMENTS') ? `In doubt before you order? [Book an appointment](${paths.advice()}), in the shop or by phone, or [contact us](${paths.contact()}).` : `In doubt before you order? [Contact us](${paths.contact()}).`}`,
        ],
      },
    ],
  };
}
