import { productTexts } from '../product.fr.ts';
import './FrameDrawing.css';
import { FrameFront } from './FrameFront.tsx';
import type { Frame } from './frameShape.ts';

export function FrameMeasures({ frame }: { frame: Frame }) {
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

// Millimetres around the drawing, which the numbers need.
const margin = 14;
const gap = 10;

/** Front and temple at one scale, in millimetres; the numbers also stand as text beside it. */
function FrameDrawing({ frame }: { frame: Frame }) {
  const { lensWidth, bridgeWidth, templeLength, lensHeight, frameWidth } = frame;
  const inner = bridgeWidth / 2;
  const outer = inner + lensWidth;
  const half = Math.max(frameWidth / 2, templeLength / 2, outer + gap) + margin;
  const belowFront = lensHeight + 3 * gap;
  const templeTop = belowFront + gap + 4;
  const height = templeTop + 4 * gap;
  const left = -templeLength / 2;
  const right = templeLength / 2;
  return (
    <svg
      className="frame-drawing"
      viewBox={`${-half} ${-gap} ${2 * half} ${height + gap}`}
      aria-hidden="true"
    >
      <FrameFront frame={frame} />
      <path
        className="frame-drawing__temple"
        d={`M${left} ${templeTop}H${right - 30}q20 0 30 22`}
      />
      <Span from={-outer} to={-inner} y={lensHeight + gap} length={lensWidth} />
      <Span from={-inner} to={inner} y={lensHeight + gap} length={bridgeWidth} />
      <Span from={-frameWidth / 2} to={frameWidth / 2} y={belowFront} length={frameWidth} />
      <Span from={left} to={right} y={templeTop + 2.6 * gap} length={templeLength} />
      <g className="frame-drawing__span">
        <path d={`M${outer + gap} 0v${lensHeight}m-2 0h4m-4 ${-lensHeight}h4`} />
        <text x={outer + gap + 3} y={lensHeight / 2 + 2.5}>
          {lensHeight}
        </text>
      </g>
    </svg>
  );
}

function Span({ from, to, y, length }: { from: number; to: number; y: number; length: number }) {
  return (
    <g className="frame-drawing__span">
      <path d={`M${from} ${y}H${to}M${from} ${y - 2}v4M${to} ${y - 2}v4`} />
      <text x={(from + to) / 2} y={y - 2} textAnchor="middle">
        {length}
      </text>
    </g>
  );
}
