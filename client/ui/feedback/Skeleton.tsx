import { cx } from '../cx.ts';
import './Skeleton.css';

type Props = { shape?: 'line' | 'title' | 'picture' | 'button'; className?: string };

/** Holds the room of what is being loaded, in its final size. */
export function Skeleton({ shape = 'line', className }: Props) {
  return <span className={cx('skeleton', `skeleton--${shape}`, className)} aria-hidden="true" />;
}
