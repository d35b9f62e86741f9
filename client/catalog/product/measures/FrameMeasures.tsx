import { productTexts } from '../product.fr.ts';
import { FrameDrawing } from './FrameDrawing.tsx';
import './FrameMeasures.css';
import type { Frame } from './frameShape.ts';

type Props = { frame: Frame };

export function FrameMeasures({ frame }: Props) {
  const { measures } = productTexts.sections;
  const rows = [
    [measures.lensWidth, frame.lensWidth],
    [measures.lensHeight, frame.lensHeight],
    [measures.bridgeWidth, frame.bridgeWidth],
    [measures.templeLength, frame.templeLength],
    [measures.frameWidth, frame.frameWidth],
  ] as const;
  return (
    <div className="stack-3">
      <FrameDrawing frame={frame} />
      <dl>
        {rows.map(([label, length]) => (
          <div key={label} className="frame-measures__row">
            <dt>{label}</dt>
            <dd>{measures.millimetres(length)}</dd>
          </div>
        ))}
      </dl>
      <p>{measures.text}</p>
    </div>
  );
}
