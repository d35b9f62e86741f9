import type { FrameMeasure } from '#shared/catalog/frame-fit.ts';
import type { Problem } from './printedMeasures.ts';

const names: Readonly<Record<FrameMeasure, string>> = {
  lensWidth: 'la largeur d’un verre',
  bridgeWidth: 'la largeur du pont',
  templeLength: 'la longueur des branches',
  frameWidth: 'la largeur de la face',
};

const places: Readonly<Record<FrameMeasure, string>> = {
  lensWidth: 'le premier nombre',
  bridgeWidth: 'le deuxième',
  templeLength: 'le dernier',
  frameWidth: 'la face',
};

const listOf = new Intl.ListFormat('fr', { type: 'conjunction' });
const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

/** Texts of « Trouver ma monture ». */
export const frameTexts = {
  title: 'Trouver ma monture',
  description:
    'Trouvez des lunettes à la taille des vôtres\u00a0: recopiez les trois nombres gravés à l’intérieur d’une branche, ou mesurez leur face à l’écran avec une carte bancaire.',
  lead: 'Vos lunettes vous vont\u00a0? Recopiez leurs mesures et voyez, posées sur elles, les montures de la boutique qui s’en approchent.',
  privacy:
    'Vos mesures restent sur cet appareil\u00a0; la boutique s’en sert pour chercher, et ne les garde pas.',
  form: {
    title: 'Les nombres gravés',
    text: 'À l’intérieur d’une branche, parfois sous le pont\u00a0: largeur d’un verre, pont, branche.',
    printed: 'Nombres gravés dans vos lunettes',
    printedHint: 'Par exemple 52□18-145\u00a0; 52□18 suffit.',
    width: 'Largeur de toute la face, en mm (facultatif)',
    widthHint: 'D’une charnière à l’autre\u00a0; sinon nous la calculons.',
    submit: 'Voir les montures',
    nothing: 'Écrivez les nombres gravés, ou la largeur de la face.',
  },
  drawing:
    'Dessin\u00a0: l’intérieur de la branche de lunettes, où sont gravés 52, un petit carré, 18, puis 145.',
  problem: (problem: Problem, { min, max }: { min: number; max: number }) => {
    switch (problem.code) {
      case 'NONE':
        return 'Écrivez des nombres, par exemple 52-18-145.';
      case 'MISSING':
        return `Il manque ${listOf.format(problem.measures.map((measure) => `${names[measure]} (${places[measure]})`))}.`;
      case 'OUT_OF_RANGE':
        return `${problem.length}\u00a0mm ne peut pas être ${names[problem.measure]}\u00a0: de ${min} à ${max}\u00a0mm.`;
    }
  },
  yours: {
    title: 'Vos mesures',
    label: {
      lensWidth: 'Verre',
      bridgeWidth: 'Pont',
      templeLength: 'Branches',
      frameWidth: 'Face',
    },
    computed: '(calculée)',
    change: 'Changer mes mesures',
    give: 'Donner mes mesures',
    forget: 'Effacer mes mesures',
    forgotten: 'Vos mesures sont effacées de cet appareil.',
  },
  millimetres: (length: number) => `${number.format(length)}\u00a0mm`,
  ruler: {
    title: 'Avec une carte bancaire',
    text: 'Sans nombres lisibles\u00a0: une carte règle l’échelle de votre écran, puis vos lunettes se mesurent contre lui.',
    start: 'Mesurer à l’écran',
    card: {
      text: 'Posez une carte bancaire à plat contre l’écran, son coin dans le coin du dessin. Agrandissez ou réduisez jusqu’à ce que les deux se couvrent.',
      label: 'Taille de la carte dessinée',
      value: (length: number) =>
        `100 pixels mesurent ${length.toFixed(1).replace('.', ',')}\u00a0mm`,
      drawing: 'Carte bancaire dessinée, à faire coïncider avec la vôtre',
      next: 'La carte correspond',
    },
    glasses: {
      text: 'Posez vos lunettes contre l’écran, le milieu du pont sur le trait du milieu, et écartez les repères jusqu’aux bords de la face.',
      half: 'Posez vos lunettes contre l’écran, tournées d’un quart\u00a0: le milieu du pont sur le trait du haut. Descendez le repère jusqu’au bord de la face.',
      label: 'Largeur de la face',
      drawing: (width: string) => `Lunettes dessinées à leur taille, larges de ${width}`,
      back: 'Refaire avec la carte',
      keep: (width: string) => `Garder ${width}`,
    },
  },
  guide: 'À quoi servent ces mesures\u00a0?',
  results: (count: number) =>
    count === 1 ? 'Une monture proche de la vôtre' : `${count} montures proches de la vôtre`,
  variant: (size: string | null, colour: string | null) =>
    [size && `Calibre\u00a0${size}`, colour].filter(Boolean).join(', '),
  width: (difference: number) => {
    if (difference === 0) return 'Comme la vôtre';
    const length = `${number.format(Math.abs(difference))}\u00a0mm`;
    return difference > 0 ? `${length} plus large` : `${length} plus étroite`;
  },
  overlay: (width: string, own: string) =>
    `Leur face en trait plein, ${width}, sur la vôtre en pointillé, ${own}, à la même échelle`,
  legend:
    'En trait plein la monture, en pointillé la vôtre, à la même échelle\u00a0; sa forme et sa hauteur sont supposées.',
  fitting: 'Une coche\u00a0: à votre taille, largeur de la face comprise.',
  includeOutOfStock: 'Inclure les ruptures de stock',
  excludeOutOfStock: 'Masquer les ruptures de stock',
  without: (measures: readonly FrameMeasure[]) =>
    `Sans tenir compte de ${listOf.format(measures.map((measure) => names[measure]))}.`,
  withAll: 'Reprendre toutes mes mesures',
  back: 'Revenir à la monture que vous regardiez',
  empty: {
    title: 'Aucune monture à votre taille pour le moment',
    none: (measure: FrameMeasure, length: number) =>
      `Aucune monture n’approche ${names[measure]} de la vôtre, ${length}\u00a0mm.`,
    together: 'Chacune de vos mesures existe dans la boutique, mais pas ensemble.',
    widen: (left: readonly FrameMeasure[], count: number) =>
      `Sans ${listOf.format(left.map((measure) => names[measure]))}\u00a0: ${count} ${count === 1 ? 'monture' : 'montures'}`,
    all: 'Voir toutes les lunettes',
  },
  filters: {
    nothing: 'Aucune monture à votre taille avec ces filtres',
    anyone: 'Tous',
    anyColour: 'Toutes',
    apply: 'Filtrer',
  },
  compare: {
    title: 'Face à votre monture',
    yours: 'La vôtre',
    this: 'Celle-ci',
    measure: 'Mesure',
    unknown: '–',
    finder: 'Mes mesures, et les montures à ma taille',
  },
} as const;
