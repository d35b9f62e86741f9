import { cardTexts } from './card.fr.ts';
import './ColourDots.css';
import type { ProductWithVariants } from './useFirstVariant.ts';

/** The colours in which a product comes, if there are several. */
export function ColourDots({ product }: { product: ProductWithVariants }) {
  const swatches = new Map(product.listedVariants.map(({ color, swatch }) => [color, swatch]));
  if (swatches.size < 2) return null;
  return (
    <span className="colour-dots">
      <span className="visually-hidden">
        {cardTexts.colours([...swatches.keys()].filter((name) => name !== null))}
      </span>
      {Array.from(swatches, ([color, swatch]) =>
        swatch === null ? null : <Swatch key={color} colour={swatch} size={14} />,
      )}
    </span>
  );
}

/** A drawing, since the page's policy forbids styles in attributes. */
export function Swatch({ colour, size = 24 }: { colour: string; size?: number }) {
  return (
    <svg className="swatch" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={colour} />
    </svg>
  );
}
