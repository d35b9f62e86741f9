import { dye } from '../cloth.ts';
import { blackDress, blackDressBack } from '../garments/dresses/blackDress.ts';
import { floralDress, floralDressBack } from '../garments/dresses/floralDress.ts';
import { ribbedDress, ribbedDressBack } from '../garments/dresses/ribbedDress.ts';
import { shirtDress, shirtDressBack } from '../garments/dresses/shirtDress.ts';
import { tieredDress, tieredDressBack } from '../garments/dresses/tieredDress.ts';
import { trapezeDress, trapezeDressBack } from '../garments/dresses/trapezeDress.ts';
import { wrapDress, wrapDressBack } from '../garments/dresses/wrapDress.ts';
import { flowers, ribs, slub, stripes } from '../prints.ts';
import { sewnRow } from '../sewing.ts';
import { outfit, type Wardrobe } from './outfit.ts';

const whiteCollar = dye('#f7f4ec');

export const dresses: Wardrobe = {
  'robe-chemise-rayee': outfit({
    tint: 'rose',
    shadow: 110,
    front: shirtDress,
    back: shirtDressBack,
    detail: {
      at: [10, 136],
      zoom: 3.3,
      weave: 'PLAIN',
      fine: sewnRow(0, [142, 166, 190], 3, '#7d6a44'),
    },
    colours: {
      bleu: [dye('#f2f0ea', stripes('#4d7fae', 9, 3.4)), whiteCollar, '#c8b48e'],
      'terre-cuite': [dye('#f2f0ea', stripes('#bf6040', 9, 3.4)), whiteCollar, '#c8b48e'],
    },
  }),
  'robe-portefeuille-grenade': outfit({
    tint: 'sand',
    shadow: 115,
    front: wrapDress,
    back: wrapDressBack,
    detail: { at: [-28, 236], zoom: 3.3, weave: 'GAUZE' },
    colours: { grenade: [dye('#b3202f')], canard: [dye('#1c6470')] },
  }),
  'robe-jacaranda': outfit({
    tint: 'chaux',
    shadow: 130,
    front: tieredDress,
    back: tieredDressBack,
    detail: { at: [-18, 164], zoom: 3.1, weave: 'GAUZE' },
    colours: { mauve: [dye('#9a83c8')], corail: [dye('#e0816a')] },
  }),
  'robe-maille-cotelee': outfit({
    tint: 'blue',
    shadow: 80,
    front: ribbedDress,
    back: ribbedDressBack,
    detail: { at: [8, 232], zoom: 3.6, weave: 'KNIT' },
    colours: { camel: [dye('#b98a5c', ribs('#8d6038', '#d9b387', 5))] },
  }),
  'robe-bougainvillier': outfit({
    tint: 'blue',
    shadow: 112,
    size: 0.84,
    front: floralDress,
    back: floralDressBack,
    detail: { at: [6, 178], zoom: 3.2, weave: 'GAUZE' },
    colours: {
      fuchsia: [dye('#c42a72', flowers('#ffd9e2', '#f7a23b', '#8c1449', '#2f7a5c')), '#ffe3ea'],
      mimosa: [dye('#e9b93f', flowers('#fff4dc', '#c9572f', '#8c3a14', '#2f7a5c')), '#fff2d8'],
    },
  }),
  'petite-robe-noire': outfit({
    tint: 'rose',
    shadow: 90,
    front: blackDress,
    back: blackDressBack,
    detail: { at: [0, 138], zoom: 3.1, weave: 'GAUZE' },
    colours: { noir: [dye('#2b2632'), dye('#453d54'), '#f5efe2'] },
    dark: ['noir'],
  }),
  'robe-trapeze-ocre': outfit({
    tint: 'blue',
    shadow: 115,
    front: trapezeDress,
    back: trapezeDressBack,
    detail: {
      at: [26, 250],
      zoom: 3.1,
      weave: 'PLAIN',
      fine: sewnRow(0, [194, 214], 4.4, '#e3c08a'),
    },
    colours: { ocre: [dye('#cf8a3a', slub('#a86a24')), '#6b3f20'] },
  }),
};
