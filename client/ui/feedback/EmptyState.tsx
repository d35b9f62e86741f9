import type { ReactNode } from 'react';

import './EmptyState.css';
import { Picture } from '../Picture.tsx';

type Props = {
  image: string;
  text: string;
  /** `h1` where the sentence is the page's title. */
  level?: 'h1' | 'h2' | 'p';
  /** Buttons or links. */
  children?: ReactNode;
};

export function EmptyState({ image, text, level: Text = 'p', children }: Props) {
  return (
    <div className="empty-state">
      <Picture src={image} alt="" className="empty-state__picture" priority="first" />
      <Text className="empty-state__text">{text}</Text>
      {children}
    </div>
  );
}
