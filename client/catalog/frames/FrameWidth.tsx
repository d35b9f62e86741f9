import { frontWidth, type FrameLike } from '#shared/catalog/frame-fit.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Frame } from '../product/measures/frameShape.ts';
import { frameTexts } from './frames.fr.ts';
import './FrameWidth.css';
import { fitsLike } from './ownFrame.ts';

type Props = { frame: Frame; own: FrameLike; className?: string };

/** Says how wide a frame is beside one's own; ticked only where all of it fits. */
export function FrameWidth({ frame, own, className }: Props) {
  const isFitting = fitsLike(own, frame);
  return (
    <p className={cx('frame-width', isFitting && 'frame-width--fitting', className)}>
      {isFitting ? <Icon name="check" size={18} /> : null}
      <span>{frameTexts.width(frame.frameWidth - frontWidth(own))}</span>
    </p>
  );
}
