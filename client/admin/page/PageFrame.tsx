import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import './PageFrame.css';

type Props = {
  title: string;
  /** Titled « Gestion » alone. */
  isHome?: boolean;
  /** Whether it is printed: browsers propose the document's title as the file's name. */
  isPaper?: boolean;
  /** Stands beside the title, such as the state. */
  note?: ReactNode;
  /** Buttons or links at the right of the title. */
  actions?: ReactNode;
  /** The list that it is from. */
  back?: { to: string; label: string };
  className?: string;
  children?: ReactNode;
};

/** The frame of a page: its title, also the document's, and what can be done. */
export function PageFrame({
  title,
  isHome = false,
  isPaper = false,
  note,
  actions,
  back,
  className,
  children,
}: Props) {
  const { state }: { state: unknown } = useLocation();
  const ownTitle = isPaper ? title : frAdmin.documentTitle(title);
  useTitle(isHome ? frAdmin.title : ownTitle);
  return (
    <div className={cx('page-frame', className)}>
      {back ? (
        <Link to={back.to} state={state} className="page-frame__back">
          <Icon name="chevron" size={16} />
          {back.label}
        </Link>
      ) : null}
      <div className="page-frame__header">
        <h1 className="page-frame__title">
          <bdi>{title}</bdi>
        </h1>
        {note}
        {actions ? <div className="page-frame__actions row-2">{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}

/** The document's title. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
