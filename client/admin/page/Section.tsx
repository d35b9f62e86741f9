import { useId, type ReactNode, type Ref } from 'react';

import { cx } from '../../ui/cx.ts';

type Props = {
  title: string;
  /** For the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
};

/** A titled part of a page. */
export function Section({ title, titleRef, className = 'surface', children }: Props) {
  const id = useId();
  return (
    <section className={cx('admin-section', className)} aria-labelledby={id}>
      <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}
