import { paths } from '#shared/paths.ts';
import { homeTexts } from './home.fr.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import './Hero.css';

type Props = {
  /** There is nothing to link to yet. */
  isShopEmpty?: boolean;
};

export function Hero({ isShopEmpty = false }: Props) {
  const { eyebrow, title, text, action, soon } = homeTexts.hero;
  return (
    <section className="hero">
      <div className="hero__inner">
        <div className="hero__words">
          <p className="hero__eyebrow">{eyebrow}</p>
          <h1 className="hero__title">{title}</h1>
          <p className="hero__text">{text}</p>
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
            <Picture src="/images/hero.svg" alt="" priority="first" className="hero__picture" />
          </div>
        </div>
      </div>
    </section>
  );
}
