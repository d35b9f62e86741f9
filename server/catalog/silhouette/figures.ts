import { fileNameOf, hemOf } from './silhouette.rules.ts';
import type { Figure } from './wearers.rules.ts';
import { wearerTexts } from '../catalog.texts.ts';

/** A woman and the garments that she wears, one drawing a shape. */
const drawings = import.meta.glob<string>('../../../seed/figures/*.svg', {
  query: '?raw',
  import: 'default',
});

async function drawingOf(name: string): Promise<string> {
  const load = drawings[`../../../seed/figures/${name}.svg`];
  if (!load) throw new Error(`seed/figures has no ${name}.svg`);
  return await load();
}

/**
 * Returns the SVG of a woman who wears the garment, to scale. The stylesheet of the drawing places and colours all
 * by the custom properties of its root.
 */
export async function composeFigure(figure: Figure): Promise<string> {
  const { shape, stature, colour, language } = figure;
  const [woman, garment] = await Promise.all([drawingOf('woman'), drawingOf(fileNameOf(shape))]);
  const { onBody, heels, height } = hemOf(figure, stature);
  const { knee, ankle, centimetres } = wearerTexts[language];
  const style = `--cloth:${colour};--stature:${stature};--heels:${heels};--hem:${onBody}`;
  const groups = garment.slice(garment.indexOf('>') + 1, garment.lastIndexOf('</svg>'));
  return woman
    .replace('<svg', `<svg class="s${stature}" style="${style}"`)
    .replace('</defs>', `${groups}</defs>`)
    .replace('{knee}', knee)
    .replace('{ankle}', ankle)
    .replace('{hem}', centimetres(height));
}
