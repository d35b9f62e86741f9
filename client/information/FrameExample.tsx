import { FrameMeasures } from '../catalog/product/measures/FrameMeasures.tsx';
import { frCatalog } from '../catalog/catalog.fr.ts';
import { texts } from './text.fr.ts';

/** Of a frame of medium width. */
const example = {
  lensWidth: 52,
  bridgeWidth: 18,
  templeLength: 140,
  lensHeight: 44,
  frameWidth: 138,
};

export function FrameExample() {
  const { NARROW, MEDIUM, WIDE } = frCatalog.widths;
  return (
    <>
      <FrameMeasures frame={example} />
      <p>{texts.widths}</p>
      <ul className="information__list">
        {[NARROW, MEDIUM, WIDE].map((width) => (
          <li key={width}>{width}</li>
        ))}
      </ul>
    </>
  );
}
