import { dye } from '../cloth.ts';
import { gold, silver, thread } from '../embroidery.ts';
import { caftan, caftanBack } from '../garments/traditional/caftan.ts';
import { djellaba, djellabaBack } from '../garments/traditional/djellaba.ts';
import { takchita, takchitaBack } from '../garments/traditional/takchita.ts';
import { gandoura, gandouraBack, jabador, jabadorBack } from '../garments/traditional/tunics.ts';
import { brocade, slub, stripes } from '../prints.ts';
import { outfit, type Wardrobe } from './outfit.ts';

export const traditional: Wardrobe = {
  'caftan-celeste': outfit({
    tint: 'sand',
    shadow: 140,
    front: caftan,
    back: caftanBack,
    detail: { at: [2, 180], zoom: 3.5, weave: 'SATIN' },
    colours: {
      celeste: [
        {
          cloth: dye('#7fb2d9', brocade('#9cc8e6')),
          silk: gold,
          stone: '#1f4f82',
          ornament: 'plastron',
        },
      ],
    },
  }),
  'caftan-velours-grenat': outfit({
    tint: 'blue',
    shadow: 140,
    front: caftan,
    back: caftanBack,
    detail: { at: [14, 236], zoom: 3.4, weave: 'VELVET' },
    colours: {
      grenat: [{ cloth: dye('#7c1533'), silk: gold, stone: '#2e6b4f', ornament: 'scattered' }],
    },
  }),
  'takchita-nour': outfit({
    tint: 'blue',
    shadow: 165,
    front: takchita,
    back: takchitaBack,
    detail: { at: [12, 222], zoom: 3.2, weave: 'SATIN' },
    colours: {
      ivoire: [
        {
          under: dye('#f3e3c3', brocade('#fff6df')),
          over: dye('#faf3e4'),
          silk: thread('#c79f4b'),
          stone: '#f6e9ef',
          bead: '#e2b95f',
        },
      ],
    },
  }),
  'takchita-emeraude': outfit({
    tint: 'rose',
    shadow: 165,
    front: takchita,
    back: takchitaBack,
    detail: { at: [36, 318], zoom: 3.2, weave: 'SATIN' },
    colours: {
      emeraude: [
        {
          under: dye('#d8b45c', brocade('#efd591')),
          over: dye('#0f6b54'),
          silk: gold,
          stone: '#b3122e',
          bead: '#f6e2a8',
        },
      ],
    },
  }),
  'djellaba-menthe': outfit({
    tint: 'rose',
    shadow: 120,
    front: djellaba,
    back: djellabaBack,
    detail: { at: [-16, 104], zoom: 3.0, weave: 'GAUZE' },
    colours: {
      menthe: [{ cloth: dye('#86b79a'), silk: thread('#2f6a55'), braidTo: 446, tassel: true }],
      lavande: [{ cloth: dye('#a294c2'), silk: thread('#5a4688'), braidTo: 446, tassel: true }],
    },
  }),
  'djellaba-laine-rayee': outfit({
    tint: 'blue',
    shadow: 120,
    front: djellaba,
    back: djellabaBack,
    detail: { at: [0, 196], zoom: 3.4, weave: 'TWILL' },
    colours: {
      brun: [
        {
          cloth: dye('#b9795a', stripes('#8f5239', 13, 3)),
          silk: thread('#e9d7b4'),
          braidTo: 236,
          tassel: false,
        },
      ],
    },
  }),
  'gandoura-sable': outfit({
    tint: 'chaux',
    shadow: 125,
    front: gandoura,
    back: gandouraBack,
    detail: { at: [0, 172], zoom: 3.3, weave: 'PLAIN' },
    colours: {
      sable: [{ cloth: dye('#dcbf8d', slub('#c9a770')), silk: thread('#8a4a2b') }],
      indigo: [{ cloth: dye('#34487f', slub('#44588f')), silk: thread('#e3cf9e') }],
      grenade: [{ cloth: dye('#b3202f', slub('#a01a29')), silk: gold }],
    },
  }),
  'jabador-atlas': outfit({
    tint: 'sand',
    shadow: 96,
    size: 0.78,
    front: jabador,
    back: jabadorBack,
    detail: { at: [2, 128], zoom: 3.8, weave: 'TWILL' },
    colours: {
      'bleu-nuit': [{ cloth: dye('#34506f'), silk: silver }],
      bordeaux: [{ cloth: dye('#6f2438'), silk: thread('#d9c3a0') }],
    },
    dark: ['bleu-nuit', 'bordeaux'],
  }),
};
