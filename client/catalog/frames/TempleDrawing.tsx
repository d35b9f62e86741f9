import { frameTexts } from './frames.fr.ts';

/** The inside of a temple, in millimetres, with the numbers printed on it. */
export function TempleDrawing() {
  return (
    <svg className="frame-finder__temple" viewBox="0 0 150 44" aria-label={frameTexts.drawing}>
      <path
        className="frame-finder__temple-shape"
        d="M4 8h104c22 0 32 8 38 30l-8 2c-6-16-12-21-30-21l-98-1c-4 0-6-2-6-5z"
      />
      <path className="frame-finder__temple-shape" d="M4 4h7v22H4z" />
      <g className="frame-finder__temple-numbers">
        <text x="30" y="16">
          52
        </text>
        <path d="M42.5 10.5h5v5h-5z" />
        <text x="51" y="16">
          18
        </text>
        <text x="70" y="16">
          145
        </text>
      </g>
    </svg>
  );
}
