import { dye } from './cloth.ts';
import { gold } from './embroidery.ts';
import { blackDress, shirtDress, wrapDress } from './garments/bodices.ts';
import { floralDress, ribbedDress, tieredDress, trapezeDress } from './garments/dresses.ts';
import { embroideredJacket } from './garments/jacket.ts';
import { cableJumper, cardigan, sailorTop } from './garments/knits.ts';
import { camisole, peasantBlouse, pleatedShirt, printedTunic } from './garments/shirts.ts';
import { pencilSkirt, pleatedSkirt, wrapSkirt } from './garments/skirts.ts';
import { jeans, sarouel, slimTrousers, wideTrousers } from './garments/trousers.ts';
import { brocade, flowers, leaves, ribs, slub, stars, stripes, twill } from './prints.ts';
import { hung, smaller } from './scene.ts';

/** The cloths of the everyday wardrobe (tops, bottoms, dresses), by product id. */
type Drawings = Readonly<Record<string, () => string>>;

const tops: Drawings = {
  'chemisier-plastron-blanc': () => hung('blue', 120, pleatedShirt(dye('#f4f1ea'), '#d9cdb8')),
  'pull-torsade-ecru': () => hung('rose', 125, cableJumper(dye('#e8dcc2'))),
  'blouse-brodee-fes': () => hung('sand', 130, peasantBlouse(dye('#faf6ee'), '#1f4f9a')),
  'caraco-satin-emeraude': () => hung('chaux', 110, camisole(dye('#1d7a63'), '#e9dcc0')),
  'veste-brodee-majorelle': () =>
    hung('sand', 135, embroideredJacket(dye('#2740a8'), dye('#f0e4cc'), gold)),
  'mariniere-bouregreg': () => hung('sand', 125, sailorTop(dye('#f6f2e8'), '#20365e')),
  'tunique-zellige': () =>
    hung('chaux', 130, printedTunic(dye('#e9efe9', stars('#1f6f86', '#c96a35')), '#1f6f86')),
  'cardigan-rose-the': () =>
    hung('blue', 125, cardigan(dye('#d98f92', ribs('#b96b74', '#efb9b4', 6)), '#f6ead6')),
};

const bottoms: Drawings = {
  'jean-droit-brut': () => hung('chaux', 90, jeans(dye('#2f4a78', twill('#6f8ab8')), '#d79a4a')),
  'jupe-plissee-safran': () => hung('blue', 130, pleatedSkirt(dye('#e0a024'))),
  'pantalon-large-lin': () =>
    hung('blue', 120, wideTrousers(dye('#e9dcc5', slub('#bfa981')), '#a9784a')),
  'jupe-crayon-jacquard': () =>
    hung('rose', 95, pencilSkirt(dye('#23433f', brocade('#4f7d72')), '#d8b45c')),
  'sarouel-terracotta': () => hung('sand', 92, smaller(0.8, sarouel(dye('#b9552f'), '#f0d9a8'))),
  'jupe-portefeuille-jardin': () =>
    hung('sand', 115, wrapSkirt(dye('#f3e6d6', leaves('#4f7d55', '#c4615a')), dye('#4f7d55'))),
  'pantalon-cigarette-marine': () => hung('rose', 75, slimTrousers(dye('#222c49'), '#c9a24d')),
};

const dresses: Drawings = {
  'robe-chemise-rayee': () =>
    hung(
      'rose',
      110,
      shirtDress(dye('#f2f0ea', stripes('#4d7fae', 9, 3.4)), dye('#f7f4ec'), '#c8b48e'),
    ),
  'robe-portefeuille-grenade': () => hung('sand', 115, wrapDress(dye('#b3202f'))),
  'robe-jacaranda': () => hung('chaux', 130, tieredDress(dye('#9a83c8'))),
  'robe-maille-cotelee': () =>
    hung('blue', 80, ribbedDress(dye('#b98a5c', ribs('#8d6038', '#d9b387', 5)))),
  'robe-bougainvillier': () =>
    hung(
      'blue',
      112,
      smaller(
        0.84,
        floralDress(dye('#c42a72', flowers('#ffd9e2', '#f7a23b', '#8c1449', '#2f7a5c')), '#ffe3ea'),
      ),
    ),
  'petite-robe-noire': () =>
    hung('rose', 90, blackDress(dye('#2a2530'), dye('#3b3547'), '#f5efe2')),
  'robe-trapeze-ocre': () =>
    hung('blue', 115, trapezeDress(dye('#cf8a3a', slub('#a86a24')), '#6b3f20')),
};

export const wardrobe: Drawings = { ...tops, ...bottoms, ...dresses };
