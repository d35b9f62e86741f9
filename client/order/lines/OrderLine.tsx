import type { ReactNode } from 'react';

import { orderTexts } from '../order.fr.ts';
import { Price } from '../../ui/format/Price.tsx';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import './OrderLines.css';

type Props = {
  /** Null where none is known. */
  image: string | null;
  sources?: readonly PictureSource[];
  title: ReactNode;
  facts: readonly string[];
  quantity: number;
  /** Centimes, without a discount code. */
  total: number;
};

export function OrderLine({ image, sources, title, facts, quantity, total }: Props) {
  return (
    <li className="order-lines__line">
      {image === null ? null : (
        <Picture
          src={image}
          sources={sources}
          sizes="3.5rem"
          alt=""
          className="order-lines__picture"
        />
      )}
      <div className="order-lines__text">
        <p className="order-lines__title">{title}</p>
        {[...facts, orderTexts.quantity(quantity)].map((fact) => (
          <p key={fact} className="note">
            {fact}
          </p>
        ))}
      </div>
      <Price amount={total} />
    </li>
  );
}
