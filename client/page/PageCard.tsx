import type { ReactNode } from 'react';

import { cx } from '../ui/cx.ts';
import './PageCard.css';
import { DocumentHead } from './DocumentHead.tsx';

type Props = { title: string; className?: string; children: ReactNode };

/** A page of one card, such as a form. */
export function PageCard({ title, className, children }: Props) {
  return (
    <div className={cx('page page-card', className)}>
      <DocumentHead title={title} />
      <div className="surface page-card__card">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
