import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed, sellsClothes } from '#shared/shop/shop-features.ts';
import { inserts, type InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

function describe(shop: PageShop): string {
  if (shop.uses.includes('FRAMES'))
    return 'Se mesurer, lire les tableaux de tailles FR, EU, UK et US en centimètres, et comprendre les mesures d’une monture de lunettes.';
  return sellsClothes(shop)
    ? 'Se mesurer, lire les tableaux de tailles FR, EU, UK et US en centimètres.'
    : 'Lire les tableaux de tailles de la boutique, et choisir la bonne du premier coup, article par article.';
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
    title: 'Guide des tailles',
    description: describe(shop),
    lead: isCloth
      ? 'Un ruban, un miroir, deux minutes : de quoi choisir la bonne taille du premier coup.'
      : 'La bonne taille, du premier coup.',
    sections: [
      ...(isCloth
        ? [
            {
              id: 'mesurer',
              title: 'Se mesurer',
              blocks: [
                'Mesurez-vous en sous-vêtements, le ruban à plat, sans serrer ni retenir votre souffle. À deux, c’est plus juste.',
                {
                  list: [
                    'Poitrine : à l’endroit le plus fort, le ruban horizontal dans le dos.',
                    'Taille : au creux, un peu au-dessus du nombril.',
                    'Hanches : à l’endroit le plus fort, pieds joints.',
                    'Entrejambe : de l’entrejambe au sol, sans chaussures, le long de la jambe.',
                    'Stature : dos au mur, sans chaussures.',
                  ],
                },
                'Sous chaque tableau, une phrase dit d’après quelles mesures choisir, une autre ce que devient la longueur. Entre deux tailles, prenez la plus grande.',
              ],
            },
          ]
        : []),
      {
        id: 'vetements',
        title: isCloth ? 'Tailles des vêtements' : 'Tailles',
        blocks: [{ insert: inserts.guides }],
      },
      ...ifUsed(shop.uses, 'FRAMES', {
        id: 'montures',
        title: 'Mesures d’une monture',
        blocks: [
          'Trois nombres sont gravés à l’intérieur d’une branche, par exemple 52 □ 18 140 : la largeur d’un verre, celle du pont, la longueur des branches. Comparez-les à ceux d’une paire qui vous va.',
          { insert: inserts.frame },
          {
            list: [
              'Largeur de la monture : proche de celle de votre visage, mesurée d’une tempe à l’autre. C’est elle qui décide du confort.',
              'Pont : s’il est trop large, la monture glisse ; trop étroit, elle pince.',
              'Branches : elles plient derrière l’oreille sans appuyer.',
              'Hauteur d’un verre : plus elle est grande, plus la monture couvre le regard.',
            ],
          },
        ],
      }),
      {
        id: 'echange',
        title: 'Ce n’est pas la bonne ?',
        blocks: [
          `L’échange contre une autre taille est gratuit dans les ${rules.returnDays} qui suivent la livraison : voyez [Livraison et retours](${paths.delivery()}#echanges). ${shop.uses.includes('APPOINTMENTS') ? `Un doute avant de commander ? [Prenez rendez-vous](${paths.advice()}), à la boutique ou par téléphone, ou [contactez-nous](${paths.contact()}).` : `Un doute avant de commander ? [Contactez-nous](${paths.contact()}).`}`,
        ],
      },
    ],
  };
}
