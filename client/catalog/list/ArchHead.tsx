import type { ReactNode } from 'react';

import { Picture } from '../../ui/Picture.tsx';
import './CatalogPage.css';

type Props = {
  picture: { url: string; alt: string } | null;
  title: string;
  /** Stands below the title. */
  children: ReactNode;
};

/** The head of a list that has a picture and words of its own. */
export function ArchHead({ picture, title, children }: Props) {
  return (
    <div className="arch-head">
      {picture ? (
        <div className="arch-head__arch">
          <Picture src={picture.url} alt={picture.alt} priority="first" />
        </div>
      ) : null}
      <div className="arch-head__words stack-4">
        <h1 className="arch-head__title">{title}</h1>
        {children}
      </div>
    </div>
  );
}
