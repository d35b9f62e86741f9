import './FrameFront.css';
import { isShield, lensesPath, type Frame } from './frameShape.ts';

type Props = {
  frame: Frame;
  /** `own` is dashed. */
  look?: 'solid' | 'own';
};

/**
 * The front of a frame, to be drawn in millimetres: x from the middle of the bridge, y from the top of the
 * lenses. The lenses measure what they should between their rims; the lines beside them end at the frame's width.
 */
export function FrameFront({ frame, look = 'solid' }: Props) {
  const { bridgeWidth, lensWidth, lensHeight, frameWidth } = frame;
  const inner = bridgeWidth / 2;
  const half = frameWidth / 2;
  // Outlines may be narrower there than their boxes: the lines go on behind the lenses, which hide them.
  const hidden = look === 'own' ? 0 : lensWidth / 3;
  const outer = Math.min(inner + lensWidth, half) - hidden;
  const bridge = 0.34 * lensHeight;
  return (
    <g className={`frame-front frame-front--${look}`}>
      {isShield(frame) ? null : (
        <path
          className="frame-front__line"
          d={`M${-inner - hidden} ${bridge}H${-inner}Q0 ${0.14 * lensHeight} ${inner} ${bridge}h${hidden}`}
        />
      )}
      {[-1, 1].map((side) => (
        <path
          key={side}
          className="frame-front__line"
          d={`M${side * outer} ${0.26 * lensHeight}H${side * half}v5`}
        />
      ))}
      <path className="frame-front__lenses" d={lensesPath(frame)} />
    </g>
  );
}
