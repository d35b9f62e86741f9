import { dye } from '../cloth.ts';
import { gold } from '../embroidery.ts';
import { embroideredJacket, embroideredJacketBack } from '../garments/tops/jacket.ts';
import { cardigan, cardiganBack } from '../garments/tops/cardigan.ts';
import { cableJumper, cableJumperBack } from '../garments/tops/jumper.ts';
import { sailorTop, sailorTopBack } from '../garments/tops/sailorTop.ts';
import { camisole, camisoleBack } from '../garments/tops/camisole.ts';
import { peasantBlouse, peasantBlouseBack } from '../garments/tops/peasantBlouse.ts';
import { pleatedShirt, pleatedShirtBack } from '../garments/tops/pleatedShirt.ts';
import { printedTunic, printedTunicBack } from '../garments/tops/printedTunic.ts';
import { ribs, stars } from '../prints.ts';
import { sewnButtons, sewnRow } from '../sewing.ts';
import { outfit, type Wardrobe } from './outfit.ts';

const stripedCotton = dye('#f6f2e8');

export const tops: Wardrobe = {
  'chemisier-plastron-blanc': outfit({
    tint: 'blue',
    shadow: 120,
    front: pleatedShirt,
    back: pleatedShirtBack,
    detail: {
      at: [8, 160],
      zoom: 3.6,
      weave: 'PLAIN',
      fine: sewnRow(0, [162, 194, 226], 3.2, '#8c8474'),
    },
    colours: {
      blanc: [dye('#f4f1ea'), '#d9cdb8'],
      'bleu-ciel': [dye('#a9c6e2'), '#f4f1ea'],
    },
  }),
  'pull-torsade-ecru': outfit({
    tint: 'rose',
    shadow: 125,
    front: cableJumper,
    back: cableJumperBack,
    detail: { at: [16, 220], zoom: 3.4, weave: 'KNIT' },
    colours: { ecru: [dye('#e8dcc2')] },
  }),
  'blouse-brodee-fes': outfit({
    tint: 'sand',
    shadow: 130,
    front: peasantBlouse,
    back: peasantBlouseBack,
    detail: { at: [0, 152], zoom: 3.4, weave: 'PLAIN' },
    colours: { blanc: [dye('#faf6ee'), '#1f4f9a'] },
  }),
  'caraco-satin-emeraude': outfit({
    tint: 'chaux',
    shadow: 110,
    front: camisole,
    back: camisoleBack,
    detail: { at: [24, 166], zoom: 3.6, weave: 'SATIN' },
    colours: { emeraude: [dye('#1d7a63'), '#e9dcc0'] },
  }),
  'veste-brodee-majorelle': outfit({
    tint: 'sand',
    shadow: 135,
    front: embroideredJacket,
    back: embroideredJacketBack,
    detail: { at: [50, 300], zoom: 3.2, weave: 'TWILL' },
    colours: { majorelle: [dye('#2740a8'), dye('#f0e4cc'), gold] },
  }),
  'mariniere-bouregreg': outfit({
    tint: 'sand',
    shadow: 125,
    front: sailorTop,
    back: sailorTopBack,
    detail: {
      at: [60, 140],
      zoom: 3.6,
      weave: 'KNIT',
      fine: sewnButtons(
        [
          [67, 115],
          [76, 118],
          [85, 122],
        ],
        2.6,
        '#7d5c24',
      ),
    },
    colours: {
      marine: [stripedCotton, '#20365e'],
      garance: [stripedCotton, '#b5283a'],
      sapin: [stripedCotton, '#2b5a48'],
    },
  }),
  'tunique-zellige': outfit({
    tint: 'chaux',
    shadow: 130,
    front: printedTunic,
    back: printedTunicBack,
    detail: { at: [4, 140], zoom: 3.4, weave: 'PLAIN' },
    colours: {
      canard: [dye('#e9efe9', stars('#1f6f86', '#c96a35')), '#1f6f86'],
      grenade: [dye('#f3ebe2', stars('#a5283c', '#c9992f')), '#a5283c'],
    },
  }),
  'cardigan-rose-the': outfit({
    tint: 'blue',
    shadow: 125,
    front: cardigan,
    back: cardiganBack,
    detail: {
      at: [-20, 300],
      zoom: 3.3,
      weave: 'KNIT',
      fine: sewnRow(0.5, [250, 282, 314, 346], 5.2, '#b96b74'),
    },
    colours: { 'rose-the': [dye('#d98f92', ribs('#b96b74', '#efb9b4', 6)), '#f6ead6'] },
  }),
};
