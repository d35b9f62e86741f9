import { arms, hairBehind, head, legs, trunk } from './figure.body.ts';
import { BEHIND, GARMENTS } from './figure.garments.ts';
import { wearerTexts } from './catalog.wearers.texts.ts';
import { Paint } from './figure.paint.ts';
import { FIGURE, heightOf, hemOf, type Cut, type Stature } from './catalog.silhouette.rules.ts';
import { languages, type Language } from '#shared/language.ts';

const FLOOR = 189;

export interface FigureRequest extends Cut {
  readonly stature: Stature;
  /** `#rrggbb`. */
  readonly colour: string;
  /** Of its words. */
  readonly language: Language;
}

const NIGHT =
  '@media(prefers-color-scheme:dark){.w{fill:#222b3a}.n{fill:#2d394c}.g{fill:#0b0f16}.l{stroke:#8b97a8}.t{fill:#c3cbd6}.h{stroke:#d8b266}.m{fill:#e6c88c}}';

/** A woman of this stature who wears the garment, to scale. */
export function drawFigure({ shape, length, stature, colour, language }: FigureRequest): string {
  const paint = new Paint(stature);
  const hem = hemOf({ shape, length }, stature);
  const floor = (-100 * hem.heels) / stature;
  const worn = { paint, colour, at: Math.min(58, Math.max(hem.onBody, floor + 0.3)) };
  const { under, over } = GARMENTS[shape];
  const scale = stature / 100;
  const figure = [
    hairBehind(paint),
    BEHIND[shape]?.(worn) ?? '',
    legs(paint, (100 * hem.heels) / stature),
    trunk(paint),
    under(worn),
    arms(paint),
    over?.(worn) ?? '',
    head(paint),
  ].join('');
  const texts = wearerTexts[language];
  const isRightToLeft = languages[language].dir === 'rtl';
  // In a text that runs from the right, the start is at its right.
  const [toLeft, toRight] = isRightToLeft
    ? [' direction="rtl"', ' direction="rtl" text-anchor="end"']
    : [' text-anchor="end"', ''];
  const lineAt = (y: number, name: string) =>
    `<path class="l" stroke="#8f8678" stroke-width=".4" stroke-dasharray="1.6 1.6" d="M30 ${y}h76"/><text class="t" x="28" y="${y + 1.8}"${toLeft} fill="#6d665b">${name}</text>`;
  const hemLine = FLOOR - Math.max(0, hem.height);
  const knee = FLOOR - hem.heels - heightOf('KNEE', stature);
  const ankle = FLOOR - hem.heels - heightOf('ANKLE', stature);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIGURE.width} ${FIGURE.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<style>text{font:6.2px sans-serif}${NIGHT}</style><defs>${paint.defs()}</defs>` +
    `<path class="w" fill="#f3ede2" d="M0 0h160v200H0z"/><path class="n" fill="#e6ddcd" d="M32 ${FLOOR}V72a51 51 0 1 1 96 0v${FLOOR - 72}z"/>` +
    `<ellipse class="g" cx="82" cy="${FLOOR}" rx="36" ry="3.4" fill="#3a2415" opacity=".25"/>` +
    lineAt(knee, texts.knee) +
    lineAt(ankle, texts.ankle) +
    `<path class="h" stroke="#9a7433" stroke-width=".9" d="M86 ${hemLine}h40"/><text class="m" x="128" y="${hemLine + 2}"${toRight} fill="#7a5a22">${texts.centimetres(hem.height)}</text>` +
    `<g transform="translate(80 ${FLOOR - hem.heels}) scale(${scale})">${figure}</g></svg>`
  );
}
