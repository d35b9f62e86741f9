import { paths } from '#shared/paths.ts';
import { homeTexts } from './home.fr.ts';
import { paragraphsOf, type OwnPart } from './homeContent.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import './Hero.css';

type Props = {
  /** Has what the shop changed. */
  own: OwnPart;
  /** There is nothing to link to yet. */
  isShopEmpty: boolean;
};

export function Hero({ own, isShopEmpty }: Props) {
  const { eyebrow, title, text, action, soon } = homeTexts.hero;
  return (
    <section className="hero">
      <div className="hero__inner">
        <div className="hero__words">
          <p className="hero__eyebrow">{eyebrow}</p>
          <h1 className="hero__title">{own?.title ?? title}</h1>
          {paragraphsOf(own, [text]).map((paragraph) => (
            <p key={paragraph} className="hero__text">
              {paragraph}
            </p>
          ))}
          {isShopEmpty ? (
            <p className="hero__soon">{soon}</p>
          ) : (
            <ButtonLink to={paths.catalog()} className="hero__action">
              {action}
            </ButtonLink>
          )}
        </div>
        <div className="hero__side">
          <div className="hero__arch">
            <Picture
              src={own?.image?.url ?? '/images/hero.svg'}
              alt={own?.image?.alt ?? ''}
              priority="first"
              className="hero__picture"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
