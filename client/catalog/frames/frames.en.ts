import type { FrameMeasure } from '#shared/catalog/frame-fit.ts';
import { plural, type Translated } from '#shared/language.ts';
import type * as fr from './frames.fr.ts';

const names: Readonly<Record<FrameMeasure, string>> = {
  lensWidth: 'the lens width',
  bridgeWidth: 'the bridge width',
  templeLength: 'the temple length',
  frameWidth: 'the width of the front',
};

const places: Readonly<Record<FrameMeasure, string>> = {
  lensWidth: 'the first number',
  bridgeWidth: 'the second',
  templeLength: 'the last',
  frameWidth: 'the front',
};

const listOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const frames = (count: number) => plural('EN', count, { one: '# frame', other: '# frames' });

export const frameTexts: Translated<typeof fr.frameTexts> = {
  title: 'Find my frame',
  description:
    'Find glasses in the size of yours: copy the three numbers printed inside a temple, or measure their front on the screen with a bank card.',
  lead: 'Do your glasses fit you? Copy their measurements and see the frames of the shop that come near, laid over them.',
  privacy:
    'Your measurements stay on this device; the shop uses them to search, and does not keep them.',
  form: {
    title: 'The printed numbers',
    text: 'Inside a temple, sometimes under the bridge: lens width, bridge, temple.',
    printed: 'Numbers printed in your glasses',
    printedHint: 'For example 52□18-145; 52□18 is enough.',
    width: 'Width of the whole front, in mm (optional)',
    widthHint: 'From hinge to hinge; otherwise we work it out.',
    submit: 'See the frames',
    nothing: 'Enter the printed numbers, or the width of the front.',
  },
  drawing: 'Drawing: the inside of a temple, printed with 52, a small square, 18, then 145.',
  problem: (problem, { min, max }) => {
    switch (problem.code) {
      case 'NONE':
        return 'Enter numbers, for example 52-18-145.';
      case 'MISSING':
        return `Missing: ${listOf.format(problem.measures.map((measure) => `${names[measure]} (${places[measure]})`))}.`;
      case 'OUT_OF_RANGE':
        return `${problem.length}\u00a0mm cannot be ${names[problem.measure]}: from ${min} to ${max}\u00a0mm.`;
    }
  },
  yours: {
    title: 'Your measurements',
    label: {
      lensWidth: 'Lens',
      bridgeWidth: 'Bridge',
      templeLength: 'Temples',
      frameWidth: 'Front',
    },
    computed: '(estimated)',
    change: 'Change my measurements',
    give: 'Give my measurements',
    forget: 'Delete my measurements',
    forgotten: 'Your measurements are deleted from this device.',
  },
  millimetres: (length) => `${number.format(length)}\u00a0mm`,
  ruler: {
    title: 'With a bank card',
    text: 'No numbers to read? A card sets the scale of your screen, then you measure your glasses against it.',
    start: 'Measure on the screen',
    card: {
      text: 'Lay a bank card flat against the screen, its corner in the corner of the drawing. Make the drawing larger or smaller until the two match.',
      label: 'Size of the drawn card',
      value: (length) => `100 pixels measure ${length.toFixed(1)}\u00a0mm`,
      drawing: 'Drawn bank card, to be matched with yours',
      next: 'The card matches',
    },
    glasses: {
      text: 'Hold your glasses against the screen, the middle of the bridge on the middle line, and move the marks out to the edges of the front.',
      half: 'Hold your glasses against the screen, turned by a quarter: the middle of the bridge on the top line. Move the mark down to the edge of the front.',
      label: 'Width of the front',
      drawing: (width) => `Glasses drawn at their size, ${width} wide`,
      back: 'Redo with the card',
      keep: (width) => `Keep ${width}`,
    },
  },
  guide: 'What are these measurements for?',
  results: (count) => `${frames(count)} close to yours`,
  variant: (size, colour) => [size && `Lens width\u00a0${size}`, colour].filter(Boolean).join(', '),
  width: (difference) => {
    if (difference === 0) return 'As wide as yours';
    const length = `${number.format(Math.abs(difference))}\u00a0mm`;
    return difference > 0 ? `${length} wider` : `${length} narrower`;
  },
  overlay: (width, own) =>
    `Its front in a solid line, ${width}, over yours in a dotted line, ${own}, at the same scale`,
  legend:
    'The frame in a solid line, yours in a dotted line, at the same scale; the shape and height of yours are assumed.',
  fitting: 'A tick: in your size, the width of the front included.',
  includeOutOfStock: 'Include out of stock',
  excludeOutOfStock: 'Hide out of stock',
  without: (measures) => `Leaving out ${listOf.format(measures.map((measure) => names[measure]))}.`,
  withAll: 'Use all my measurements again',
  back: 'Back to the frame that you were looking at',
  empty: {
    title: 'No frame in your size for now',
    none: (measure, length) =>
      `No frame comes close to ${names[measure]} of yours, ${length}\u00a0mm.`,
    together: 'Each of your measurements exists in the shop, but not all together.',
    widen: (left, count) =>
      `Without ${listOf.format(left.map((measure) => names[measure]))}: ${frames(count)}`,
    all: 'See all eyewear',
  },
  filters: {
    nothing: 'No frame of your size with these filters',
    anyone: 'Anyone',
    anyColour: 'Any',
    apply: 'Filter',
  },
  compare: {
    title: 'Next to your glasses',
    yours: 'Yours',
    this: 'This one',
    measure: 'Measurement',
    unknown: '–',
    finder: 'My measurements, and the frames in my size',
  },
};
