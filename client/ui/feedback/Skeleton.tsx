import { cx } from '../cx.ts';
import './Skeleton.css';

type Props = { shape?: 'line' | 'title' | 'picture' | 'button'; className?: string };

/** Reserves the final space of what is loading. */
export function Skeleton({ shape = 'line', className }: Props) {
  return <span className={cx('skeleton', `skeleton--${shape}`, className)} aria-hidden="true" />;
}
