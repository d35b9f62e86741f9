import type { ReactNode } from 'react';

import './EmptyState.css';
import { Picture } from '../Picture.tsx';

type Props = {
  /** Path of the illustration. */
  image: string;
  /** One sentence. */
  text: string;
  /** `h1` where the sentence is the page's title. */
  level?: 'h1' | 'h2' | 'p';
  /** One button or link. */
  children?: ReactNode;
};

/** What a page says when it has nothing to show: an illustration, a sentence, a way on. */
export function EmptyState({ image, text, level: Text = 'p', children }: Props) {
  return (
    <div className="empty-state">
      <Picture src={image} alt="" className="empty-state__picture" priority="first" />
      <Text className="empty-state__text">{text}</Text>
      {children}
    </div>
  );
}
