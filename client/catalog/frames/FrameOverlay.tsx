import type { FrameLike } from '#shared/catalog/frame-fit.ts';
import { FrameFront } from '../product/measures/FrameFront.tsx';
import type { Frame } from '../product/measures/frameShape.ts';
import './FrameWidth.css';
import { frameTexts } from './frames.fr.ts';
import { ownFrame } from './ownFrame.ts';

// Millimetres: one scale for all, so that frames compare across a list, too.
const half = 86;
const height = 64;

/** A frame and one's own, the middle of their bridges over one another. */
export function FrameOverlay({ frame, own }: { frame: Frame; own: FrameLike }) {
  const mine = ownFrame(own);
  const { millimetres, overlay } = frameTexts;
  return (
    <svg
      className="frame-overlay"
      viewBox={`${-half} ${-height / 2} ${2 * half} ${height}`}
      aria-label={overlay(millimetres(frame.frameWidth), millimetres(mine.frameWidth))}
    >
      <g transform={`translate(0 ${-frame.lensHeight / 2})`}>
        <FrameFront frame={frame} />
      </g>
      <g transform={`translate(0 ${-mine.lensHeight / 2})`}>
        <FrameFront frame={mine} look="own" />
      </g>
    </svg>
  );
}
