import { useId, type ReactNode, type Ref } from 'react';

import { cx } from '../../ui/cx.ts';

type Props = {
  title: string;
  /** Receives the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Stand beside the title. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled part of a page. */
export function Section({ title, titleRef, actions, className = 'surface', children }: Props) {
  const id = useId();
  const heading = (
    <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
      {title}
    </h2>
  );
  return (
    <section className={cx('admin-section', className)} aria-labelledby={id}>
      {actions === undefined ? (
        heading
      ) : (
        <div className="admin-section__header">
          {heading}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
