import { Link } from 'react-router-dom';

import { orderTexts } from '../order.fr.ts';
import { Price } from '../../ui/format/Price.tsx';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import './OrderLines.css';

type Props = {
  /** Null where none is known. */
  image: string | null;
  sources?: readonly PictureSource[];
  title: string;
  /** The path of its product's page, where the title is a link. */
  to?: string;
  facts: readonly string[];
  quantity: number;
  /** Centimes, without a discount code. */
  total: number;
};

export function OrderLine({ image, sources, title, to, facts, quantity, total }: Props) {
  return (
    <li className="order-lines__line">
      {image === null ? null : (
        <Picture
          src={image}
          sources={sources}
          sizes="3.5rem"
          alt=""
          text={title}
          className="order-lines__picture"
        />
      )}
      <div className="order-lines__text">
        <p className="order-lines__title">
          {to === undefined ? title : <Link to={to}>{title}</Link>}
        </p>
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
