import { useLocation } from 'react-router-dom';

import { languages, pathIn } from '#shared/language.ts';
import { useHydrated } from '../apollo/hydration.ts';
import { readEntry, writeEntry } from '../apollo/storage.ts';
import { useShop } from '../page/shop.ts';
import { language } from '../text/language.fr.ts';
import { shopTexts } from '../text/shop.fr.ts';
import './LanguageLinks.css';

type Props = {
  /** `short`: for the header, where a screen reader still says the name. */
  names: 'name' | 'short';
};

/** The same page in the other languages: another build of the client, hence plain links. */
export function LanguageLinks({ names }: Props) {
  const { pathname, search } = useLocation();
  const { languages: sold } = useShop();
  const isHydrated = useHydrated();
  const chosen = isHydrated ? readEntry('language', (value) => value) : undefined;
  return (
    // The server may not know the address, and React leaves attributes as it finds them.
    <ul key={String(isHydrated)} className="language-links" aria-label={shopTexts.app.languages}>
      {sold
        .filter((code) => code !== language)
        .map((code) => {
          const { tag, name, short } = languages[code];
          return (
            <li key={code}>
              <a
                href={pathIn(code, pathname) + search}
                hrefLang={tag}
                lang={tag}
                className={code === chosen ? 'language-links__chosen' : undefined}
                onClick={() => writeEntry('language', code)}
              >
                {names === 'name' ? (
                  name
                ) : (
                  <>
                    <span aria-hidden>{short}</span>
                    <span className="visually-hidden">{name}</span>
                  </>
                )}
              </a>
            </li>
          );
        })}
    </ul>
  );
}
