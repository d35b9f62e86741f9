import { paths } from '#shared/paths.ts';
import { useShop } from '../page/shop.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PicturePlaceholder } from '../ui/PicturePlaceholder.tsx';
import './Hero.css';
import { homeTexts } from './home.fr.ts';
import { paragraphsOf, type ShownHome } from './homeContent.ts';

type Props = {
  /** Has what the shop wrote. */
  home: ShownHome;
  /** There is nothing to link to yet. */
  isShopEmpty: boolean;
};

export function Hero({ home, isShopEmpty }: Props) {
  const { name, city, since, sentence } = useShop();
  const { hero: own, eyebrow = null } = home ?? {};
  const { action, soon, ...texts } = homeTexts.hero;
  const line = eyebrow ?? texts.eyebrow(city, since);
  const title = own?.title ?? name;
  return (
    <section className="hero">
      <div className="hero__inner">
        <div className="hero__words">
          {line === null ? null : <p className="hero__eyebrow">{line}</p>}
          <h1 className="hero__title">{title}</h1>
          {paragraphsOf(own?.text ?? sentence).map((paragraph) => (
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
            {own?.image ? (
              <Picture
                src={own.image.url}
                alt={own.image.alt}
                priority="first"
                className="hero__picture"
              />
            ) : (
              <PicturePlaceholder text={name} className="hero__picture" />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
