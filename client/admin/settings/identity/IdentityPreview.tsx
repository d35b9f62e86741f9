import { isColour } from '#shared/catalog/colours.ts';
import { languages } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import type { ShopLogo } from '#shared/shop/page-shop.ts';
import { fillShop } from '#shared/shop/shop-placeholders.ts';
import type { ShopTextKey } from '#shared/shop/shop-texts.ts';
import { frIdentity } from '../../../text/admin/settings/identity.fr.ts';
import { previewWords as ar } from '../../../text/admin/settings/identity-preview.ar.ts';
import { previewWords as en } from '../../../text/admin/settings/identity-preview.en.ts';
import { previewWords as fr } from '../../../text/admin/settings/identity-preview.fr.ts';
import { Section } from '../../page/Section.tsx';
import { coloursOf, languagesOf, SOFTWARE_COLOURS, type IdentityValues } from './identityTexts.ts';
import { softwareText } from './softwareTexts.ts';
import { shopAsTyped, typedIn } from './typedShop.ts';
import type { IdentityEditor } from './useIdentityForm.ts';

const { preview: texts } = frIdentity;

const wordsIn = { FR: fr, AR: ar, EN: en } as const;

/** Stands for the number and the price of a first order. */
const NUMBER = '42171000';
const PRICE = 34_900;

type Props = { editor: IdentityEditor; logo: ShopLogo | null };

/** Shows what is typed as shoppers will see it, in the language that is edited. */
export function IdentityPreview({ editor: { values, shown: edited }, logo }: Props) {
  const language = languagesOf(values).includes(edited.current) ? edited.current : 'FR';
  const shop = shopAsTyped(values, language);
  const { tag, dir } = languages[language];
  const words = wordsIn[language];
  const textOf = (key: ShopTextKey) => {
    const text = typedIn(values, language, `texts.${key}`);
    return text === null ? softwareText(key, language, shop) : fillShop(text, shop);
  };
  return (
    <Section title={texts.title} className="identity__preview">
      <p className="note">{texts.note}</p>
      <div className="shop-preview" style={tokensOf(values)} lang={tag} dir={dir}>
        <div className="shop-preview__header">
          {logo === null ? (
            <b className="shop-preview__name">{shop.name}</b>
          ) : (
            <img src={logo.url} alt={shop.name} className="shop-preview__logo" />
          )}
          <span>{words.shop}</span>
        </div>
        <div className="shop-preview__hero">
          {shop.since === null ? null : <p>{words.since(String(shop.since))}</p>}
          <p className="shop-preview__title">{shop.name}</p>
          {shop.sentence === null ? null : <p>{shop.sentence}</p>}
          <span className="shop-preview__button">{words.action}</span>
        </div>
        <div className="shop-preview__card">
          <span className="shop-preview__picture" />
          <span>{words.product}</span>
          <bdi className="shop-preview__price">{formatMoney(PRICE, language)}</bdi>
          <span className="shop-preview__button">{words.add}</span>
        </div>
        <div className="shop-preview__footer">
          <b>{shop.name}</b>
          <p>{textOf('FOOTER')}</p>
          {shop.city === null ? null : <p>{shop.city}</p>}
          <small>{textOf('COPYRIGHT')}</small>
        </div>
        <div className="shop-preview__mail">
          <small lang="fr" dir="ltr">
            {texts.mail}
          </small>
          <p>{textOf('MAIL_SIGNATURE')}</p>
        </div>
      </div>
      <p>{texts.orderNumber(prefixOf(values.orderPrefix) + NUMBER)}</p>
    </Section>
  );
}

/** Writes the prefix as the server will. */
const prefixOf = (typed: string) => typed.trim().toUpperCase().replace(/-?$/, '-');

const shown = (colour: string, otherwise: string) => (isColour(colour) ? colour : otherwise);

/** The tokens of the theme in the typed colours; one that is not written yet is the software's. */
function tokensOf(values: IdentityValues): Readonly<Record<`--${string}`, string>> {
  const { accent, ink, paper } = coloursOf(values) ?? SOFTWARE_COLOURS;
  return {
    '--preview-accent': shown(accent, SOFTWARE_COLOURS.accent),
    '--preview-ink': shown(ink, SOFTWARE_COLOURS.ink),
    '--preview-paper': shown(paper, SOFTWARE_COLOURS.paper),
  };
}
