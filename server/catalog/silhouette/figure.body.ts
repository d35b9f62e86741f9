import {
  between,
  curve,
  limb,
  outline,
  pointsOf,
  symmetric,
  type Joint,
  type Line,
  type Point,
} from './figure.geometry.ts';
import { STATURES, type Stature } from './catalog.silhouette.rules.ts';
import type { Paint } from './figure.paint.ts';

/** Half the width of the trunk, from the armpits down. */
const TRUNK: readonly Point[] = pointsOf(
  '8.8,76 8.5,72 7.5,67.5 6.7,62.5 8.1,56.5 9.4,50.5 9.2,45',
);

export const bodyHalf = (height: number) => between(TRUNK, height);

/** The right arm, to the wrist. */
export const ARM: readonly Joint[] = [
  [8.5, 81.3, 1.5],
  [9.8, 78.4, 2.45],
  [11.3, 70.5, 2.15],
  [12.3, 63, 1.75],
  [13.3, 57.5, 1.75],
  [15.1, 49.2, 1.1],
];

/** The right leg, to the ankle. */
export const LEG: readonly Joint[] = [
  [4.7, 50, 4.7],
  [4.8, 45, 4.45],
  [4.7, 38, 3.8],
  [4.4, 31, 2.85],
  [4.3, 27.5, 2.5],
  [4.4, 21, 2.5],
  [4.1, 12, 1.6],
  [4.1, 4.5, 1.1],
];

const HAND: readonly Point[] = pointsOf(
  '14.2,49.6 13.9,46.6 13.4,43.9 13.6,42.9 14.4,43.9 14.7,45 14.6,42.4 14.9,39.6 15.5,38.4 16.3,38.5 16.9,40.5 17.3,44 16.9,47 16.4,49.3',
);

function limbs(paint: Paint, joints: readonly Joint[], colour: string): string {
  return paint.both(limb(joints), colour);
}

const FOOT: readonly Line[] = [
  '3,5 2.9,3.4 3.1,1.6 3.9,0.3 5.6,-0.5 7.2,-0.2 7.4,0.8 6.4,2.2 5.5,3.6 5.4,5',
];
const SHOE: readonly Line[] = [
  '2.95,2.7 3,1.4 3.8,-0.1 5.6,-0.9 7.4,-0.6 7.7,0.6 6.9,1.8',
  '6.9,1.8 5.2,1.1 3.9,1.6 2.95,2.7',
];

/** `heels` in per cent of the stature, as all of it: the foot then slopes down to the floor. */
export function legs(paint: Paint, heels: number): string {
  const { skin } = LOOKS[paint.stature];
  return (
    paint.both(outline(...FOOT), skin) +
    (heels > 0
      ? paint.both(
          outline(`3,1.6 3.2,${0.8 - heels} 4.4,${-heels} 6,${-heels} 7,${0.8 - heels} 7,0.6`),
          '#a9824a',
        )
      : '') +
    paint.both(outline(...SHOE), '#a9824a') +
    limbs(paint, LEG, skin)
  );
}

export function arms(paint: Paint): string {
  const { skin } = LOOKS[paint.stature];
  return (
    paint.both(outline(HAND), skin) +
    paint.bothLines(curve('15.3,43.8 15.4,41.4') + curve('16.1,43.9 16.1,41.2'), 0.22) +
    limbs(paint, ARM, skin)
  );
}

const NECK: readonly Point[] = pointsOf('2.35,90 2.3,87 2.9,85.2 6,83.6 9.2,82.4 10.6,80.4 8.8,76');

export function trunk(paint: Paint): string {
  const { skin } = LOOKS[paint.stature];
  return (
    paint.piece(symmetric([...NECK, ...TRUNK.slice(1)]), skin) +
    paint.shade(outline('-2.3,88.5 0,86.2 2.3,88.3', '2.3,87 0.4,84.6 -2.3,87'), 0.16) +
    paint.lines(curve('-5.4,82.9 -3,82.6 -0.9,83') + curve('5.4,82.9 3,82.6 0.9,83'), 0.25)
  );
}

interface Look {
  readonly skin: string;
  readonly hair: 'BOB' | 'SCARF' | 'BUN';
  readonly hairColour: string;
}

const [SMALL, MIDDLE, TALL] = STATURES;
const LOOKS: Readonly<Record<Stature, Look>> = {
  [SMALL]: { skin: '#b97d58', hair: 'BOB', hairColour: '#2c1d19' },
  [MIDDLE]: { skin: '#dba983', hair: 'SCARF', hairColour: '#6f8aa3' },
  [TALL]: { skin: '#8a573b', hair: 'BUN', hairColour: '#221a1b' },
};

/** Right half of the face, from the forehead to the chin. */
const FACE: readonly Point[] = pointsOf('0,99.2 2.6,98.6 3.95,96.2 4,93.4 3.45,90.2 2,87.7 0,86.9');

/** Behind the shoulders. */
export function hairBehind(paint: Paint): string {
  const { hair, hairColour } = LOOKS[paint.stature];
  if (hair === 'BOB') {
    return paint.piece(
      symmetric('0,100.2 3.6,99.4 5.6,96.4 6.3,92 6.4,88 5.6,85.4 3.4,84.8 0,85.4'),
      hairColour,
    );
  }
  if (hair === 'BUN') {
    return paint.piece(
      outline('-2.3,99.2 -2.9,101.2 -1.5,103 0.6,103.3 2.5,102.2 2.9,100.4 2.1,98.8'),
      hairColour,
    );
  }
  return '';
}

export function head(paint: Paint): string {
  const { skin, hair, hairColour } = LOOKS[paint.stature];
  const face = paint.piece(symmetric(FACE), skin);
  const ear = paint.both(outline('3.7,94.2 4.6,94.3 4.5,92.2 3.6,91.2'), skin);
  if (hair === 'SCARF') {
    return (
      face +
      paint.piece(
        `${symmetric('0,100.4 3.2,99.8 5,97.2 5.2,93 4.7,89.4 4.3,87 5.6,84.6 6.2,82.6 4.4,80.6 0,79.2')}${symmetric('0,97.6 2.4,97 3.5,94.6 3.4,91.4 2.5,88.7 0,87.3')}`,
        hairColour,
        'evenodd',
      ) +
      paint.lines(
        curve('-3.9,89.6 -1.6,86.2 1.6,85.2 4.4,86') +
          curve('-4.6,86 -1.8,83.4 2.2,82.6 5,83.4') +
          curve('-5.4,83.4 -2.4,81.2 1.4,80.6') +
          curve('1.2,99.9 4,97.6 4.5,93'),
        0.3,
      )
    );
  }
  if (hair === 'BUN') {
    return (
      ear +
      face +
      paint.piece(
        outline(
          '-4.25,94.2 -4.5,97 -2.9,99.6 0,100.3 2.9,99.6 4.5,97 4.25,94.2',
          '4.25,94.2 3.2,96.4 0.8,98 -1.6,97.6 -3.5,96 -4.25,94.2',
        ),
        hairColour,
      )
    );
  }
  return (
    face +
    paint.piece(
      outline(
        '-4.9,88.6 -5.6,93 -4.8,97.4 -2,100 1.2,100.3 4.2,98.4 5.6,94 4.9,88.4',
        '4.9,88.4 4.1,91 3.5,94 1.6,97 -0.6,98.2',
        '-0.6,98.2 -2.6,96.6 -3.7,93.6 -4.1,90.8 -4.9,88.6',
      ),
      hairColour,
    )
  );
}
