import { crease, fold, piece, type Cloth } from '../../cloth.ts';
import { stop } from '../../scene.ts';
import { circle, dashes, el, fill, group, line, symmetric } from '../../svg.ts';
import { hanger } from '../hanger.ts';

/** Cut on the bias: the hem swings, and the light runs down in soft bands. */
const SIDES =
  'C64 158 72 178 84 192C78 216 77 240 80 266C84 308 92 340 102 368C84 378 70 372 52 380C34 388 20 382 0 387';

/** What makes it satin: bands of light without an edge, and cores of it where the cloth turns. */
function sheen(cloth: Cloth): string {
  return (
    el(
      'defs',
      {},
      el(
        'linearGradient',
        {
          id: 'satin',
          gradientUnits: 'userSpaceOnUse',
          x1: -58,
          y1: 8,
          x2: -24,
          y2: 0,
          spreadMethod: 'reflect',
        },
        stop(0, '#e4fff2', 0.5),
        stop(0.34, '#e4fff2', 0.1),
        stop(0.6, cloth.dark, 0.08),
        stop(1, cloth.dark, 0.62),
      ),
    ) + fill('M-110 120H110V400H-110Z', 'url(#satin)')
  );
}

const glint = '#eafff6';

function folds(cloth: Cloth): string {
  return [
    fold([-62, 226], [-86, 396], 8, cloth.dark, 0.4),
    fold([-42, 236], [-54, 396], 6, glint, 0.34),
    fold([-18, 260], [-22, 396], 9, cloth.dark, 0.42),
    fold([6, 250], [12, 396], 5, glint, 0.3),
    fold([30, 244], [46, 396], 9, cloth.dark, 0.45),
    fold([52, 226], [74, 396], 4, glint, 0.24),
    fold([68, 216], [92, 396], 7, cloth.dark, 0.5),
  ].join('');
}

/** A band of scallops with its eyelets, through which the cloth shows. */
function lace(d: string, colour: string): string {
  return (
    dashes(d, colour, 9.4, '.1 6') +
    line(d, colour, 6.6) +
    dashes(d, '#5d7f68', 1.5, '.1 3') +
    el('g', { transform: 'translate(0 -2.6)' }, line(d, '#ffffff', 0.8, 0.7))
  );
}

function hemLace(colour: string): string {
  return lace(
    'M-100 371C-84 380-70 375-52 383C-34 391-20 385 0 390C20 385 34 391 52 383C70 375 84 380 100 371',
    colour,
  );
}

/** The ring and the slide by which a strap is made longer. */
function slide(x: number, y: number): string {
  return (
    circle(x, y, 2.8, '#c9a24d') +
    line(`M${x - 3.5} ${y - 16}h7`, '#c9a24d', 2.4) +
    line(`M${x - 3.5} ${y - 16.6}h5`, '#fff1c8', 0.8)
  );
}

const NECK = 'M60 137C48 158 26 172 0 180C-26 172-48 158-60 137';

/** The silk camisole. */
export function camisole(cloth: Cloth, ivory: string): string {
  const body = symmetric(`M0 180C26 172 48 158 59 134${SIDES}`);
  const straps = 'M60 134C60 126 60 118 61 110M-60 134C-60 126-60 118-61 110';
  return group(
    fill(symmetric('M0 160C34 158 62 168 82 194L76 214L0 214'), cloth.dark),
    line('M-78 190C-50 170-26 163 0 163C26 163 50 170 78 190', cloth.shade, 2),
    hanger(104, 72),
    piece(
      'body',
      body,
      cloth,
      sheen(cloth),
      folds(cloth),
      // The cowl: soft hollows between the points of the bust.
      crease([-38, 166], [34, 196], 7, cloth.dark, 0.26),
      crease([-54, 160], [-26, 250], 11, cloth.dark, 0.34),
      crease([54, 160], [32, 246], 11, cloth.dark, 0.4),
      crease([-58, 164], [-42, 244], 5, glint, 0.26),
      crease([48, 166], [28, 240], 4, glint, 0.2),
      line('M-82 194C-66 200-56 214-52 226M82 194C66 200 56 214 52 226', cloth.dark, 0.9, 0.6),
    ),
    line(straps, cloth.dark, 4),
    line(straps, cloth.base, 3),
    line(
      'M-60.800 133C-60.800 126-60.800 118-61.800 110M59.300 133C59.300 126 59.300 118 60.300 110',
      glint,
      0.8,
      0.7,
    ),
    lace(NECK, ivory),
    hemLace(ivory),
  );
}

export function camisoleBack(cloth: Cloth, ivory: string): string {
  const body = symmetric(`M0 192C30 191 60 188 84 192${SIDES.slice(SIDES.indexOf('192C78') + 3)}`);
  const straps = 'M61 110C60 140 54 168 48 188M-61 110C-60 140-54 168-48 188';
  return group(
    hanger(104, 72),
    line(straps, cloth.dark, 4),
    line(straps, cloth.base, 3),
    line(straps, glint, 0.8, 0.6),
    slide(57, 156),
    slide(-57, 156),
    piece(
      'body',
      body,
      cloth,
      sheen(cloth),
      folds(cloth),
      crease([-60, 204], [-30, 280], 10, cloth.dark, 0.36),
      crease([60, 204], [34, 276], 10, cloth.dark, 0.42),
      crease([-46, 210], [-36, 286], 4, glint, 0.22),
    ),
    lace('M-83 194C-60 191-30 193 0 193C30 193 60 191 83 194', ivory),
    hemLace(ivory),
  );
}
