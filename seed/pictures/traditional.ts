import { dye } from './cloth.ts';
import { gold, silver, thread } from './embroidery.ts';
import { caftan } from './garments/caftan.ts';
import { djellaba } from './garments/djellaba.ts';
import { takchita } from './garments/takchita.ts';
import { gandoura, jabador } from './garments/tunics.ts';
import { brocade, slub, stripes } from './prints.ts';
import { hung, smaller } from './scene.ts';

/** The cloths and threads of the traditional wardrobe, by product id. */
export const traditional: Readonly<Record<string, () => string>> = {
  'caftan-celeste': () =>
    hung(
      'sand',
      140,
      caftan({
        cloth: dye('#7fb2d9', brocade('#9cc8e6')),
        silk: gold,
        stone: '#1f4f82',
        ornament: 'plastron',
      }),
    ),
  'caftan-velours-grenat': () =>
    hung(
      'blue',
      140,
      caftan({ cloth: dye('#7c1533'), silk: gold, stone: '#2e6b4f', ornament: 'scattered' }),
    ),
  'takchita-nour': () =>
    hung(
      'blue',
      165,
      takchita({
        under: dye('#f3e3c3', brocade('#fff6df')),
        over: dye('#faf3e4'),
        silk: thread('#c79f4b'),
        stone: '#f6e9ef',
        bead: '#e2b95f',
      }),
    ),
  'takchita-emeraude': () =>
    hung(
      'rose',
      165,
      takchita({
        under: dye('#d8b45c', brocade('#efd591')),
        over: dye('#0f6b54'),
        silk: gold,
        stone: '#b3122e',
        bead: '#f6e2a8',
      }),
    ),
  'djellaba-menthe': () =>
    hung(
      'rose',
      120,
      djellaba({ cloth: dye('#86b79a'), silk: thread('#2f6a55'), braidTo: 446, tassel: true }),
    ),
  'djellaba-laine-rayee': () =>
    hung(
      'blue',
      120,
      djellaba({
        cloth: dye('#b9795a', stripes('#8f5239', 13, 3)),
        silk: thread('#e9d7b4'),
        braidTo: 236,
        tassel: false,
      }),
    ),
  'gandoura-sable': () =>
    hung(
      'chaux',
      125,
      gandoura({ cloth: dye('#dcbf8d', slub('#c09c62')), silk: thread('#8a4a2b') }),
    ),
  'jabador-atlas': () =>
    hung('sand', 96, smaller(0.78, jabador({ cloth: dye('#34506f'), silk: silver }))),
};
