import { dye } from '../cloth.ts';
import { jeans, jeansBack } from '../garments/bottoms/jeans.ts';
import {
  pencilSkirt,
  pencilSkirtBack,
  pleatedSkirt,
  pleatedSkirtBack,
  wrapSkirt,
  wrapSkirtBack,
} from '../garments/bottoms/skirts.ts';
import { sarouel, sarouelBack } from '../garments/bottoms/sarouel.ts';
import { slimTrousers, slimTrousersBack } from '../garments/bottoms/slimTrousers.ts';
import { wideTrousers, wideTrousersBack } from '../garments/bottoms/wideTrousers.ts';
import { brocade, leaves, slub, twill } from '../prints.ts';
import { sewnRow } from '../sewing.ts';
import { outfit, type Wardrobe } from './outfit.ts';

export const bottoms: Wardrobe = {
  'jean-droit-brut': outfit({
    tint: 'chaux',
    shadow: 90,
    front: jeans,
    back: jeansBack,
    detail: { at: [30, 140], zoom: 3.4, weave: 'TWILL' },
    colours: { brut: [dye('#2f4a78', twill('#6f8ab8')), '#d79a4a'] },
    dark: ['brut'],
  }),
  'jupe-plissee-safran': outfit({
    tint: 'blue',
    shadow: 130,
    front: pleatedSkirt,
    back: pleatedSkirtBack,
    detail: { at: [40, 362], zoom: 3.2, weave: 'SATIN' },
    colours: {
      safran: [dye('#e0a024')],
      'bleu-nuit': [dye('#26335c')],
      sauge: [dye('#93a583')],
    },
    dark: ['bleu-nuit'],
  }),
  'pantalon-large-lin': outfit({
    tint: 'blue',
    shadow: 120,
    front: wideTrousers,
    back: wideTrousersBack,
    detail: { at: [2, 146], zoom: 3.4, weave: 'PLAIN' },
    colours: { dune: [dye('#e9dcc5', slub('#bfa981')), '#a9784a'] },
  }),
  'jupe-crayon-jacquard': outfit({
    tint: 'rose',
    shadow: 95,
    front: pencilSkirt,
    back: pencilSkirtBack,
    detail: {
      at: [40, 284],
      zoom: 3.4,
      weave: 'SATIN',
      fine: sewnRow(34, [226, 242, 258, 274, 290], 3, '#7d5c24'),
    },
    colours: {
      'vert-profond': [dye('#23433f', brocade('#4f7d72')), '#d8b45c'],
      prune: [dye('#552a4a', brocade('#8d5a80')), '#d8b45c'],
    },
    dark: ['vert-profond', 'prune'],
  }),
  'sarouel-terracotta': outfit({
    tint: 'sand',
    shadow: 100,
    size: 0.92,
    front: sarouel,
    back: sarouelBack,
    detail: { at: [50, 412], zoom: 3.6, weave: 'GAUZE' },
    colours: {
      'terre-cuite': [dye('#b9552f'), '#f0d9a8'],
      olive: [dye('#76783f'), '#f0e2b4'],
      encre: [dye('#33405a'), '#d5c8a6'],
    },
    dark: ['encre'],
  }),
  'jupe-portefeuille-jardin': outfit({
    tint: 'sand',
    shadow: 115,
    front: wrapSkirt,
    back: wrapSkirtBack,
    detail: { at: [46, 136], zoom: 3.2, weave: 'PLAIN' },
    colours: { jardin: [dye('#f3e6d6', leaves('#4f7d55', '#c4615a')), dye('#4f7d55')] },
  }),
  'pantalon-cigarette-marine': outfit({
    tint: 'rose',
    shadow: 75,
    front: slimTrousers,
    back: slimTrousersBack,
    detail: { at: [8, 126], zoom: 3.6, weave: 'TWILL' },
    colours: { marine: [dye('#222c49'), '#c9a24d'] },
    dark: ['marine'],
  }),
};
