import { LANGUAGES, TRANSLATIONS, type Language } from '#shared/language.ts';
import { readAmount } from '#shared/money.ts';
import type {
  CampaignInput,
  CampaignKind,
  EditedCampaignFragment,
} from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frCampaigns } from '../../../text/admin/products/campaigns.fr.ts';
import { blankNotes } from '../../../ui/form/useSentForm.ts';
import { clockOf, instantOf } from '../../form/moroccoTime.ts';
import { amountText, isWrongAmount, readWhole } from '../../form/numbers.ts';
import type { Problems } from '../../form/useDetailForm.ts';
import { shownProduct, type ShownProduct } from '../shownProduct.ts';

graphql(`
  fragment EditedCampaign on Campaign {
    id
    version
    slug
    title
    text
    picture {
      url
      alt
    }
    kind
    state
    startsAt
    endsAt
    endedAt
    products {
      ...ShownProduct
    }
    categories {
      id
    }
    brands
    percent
    amount {
      amount
    }
    sales {
      orders
      quantity
      amount {
        amount
      }
    }
    translations {
      language
      title
      text
      pictureAlt
    }
  }
`);

export type Campaign = EditedCampaignFragment;

const { terms: texts } = frCampaigns;

const TEXTS = ['title', 'text', 'alt'] as const;
type TextField = `${(typeof TEXTS)[number]}${Language}`;

export const fieldsIn = (language: Language) =>
  TEXTS.map((name): TextField => `${name}${language}`);

/** A campaign as it is typed. */
export type CampaignValues = Record<TextField, string> & {
  slug: string;
  kind: CampaignKind;
  startsAt: string;
  endsAt: string;
  percent: string;
  amount: string;
  products: readonly ShownProduct[];
  categories: readonly string[];
  brands: readonly string[];
  /** Address; empty without a picture. */
  picture: string;
};

/** Returns the values of a new one without a campaign. */
export function valuesOf(campaign: Campaign | null): CampaignValues {
  const textsOf = (language: Language) => {
    const translation = campaign?.translations.find((each) => each.language === language);
    if (language !== 'FR') return [translation?.title, translation?.text, translation?.pictureAlt];
    return [campaign?.title, campaign?.text, campaign?.picture?.alt];
  };
  const written = LANGUAGES.flatMap((language) => {
    const found = textsOf(language);
    return fieldsIn(language).map((name, at) => [name, found[at] ?? ''] as const);
  });
  return {
    // Each language has each text.
    ...(Object.fromEntries(written) as Record<TextField, string>),
    slug: campaign?.slug ?? '',
    kind: campaign?.kind ?? 'PROMOTION',
    startsAt: campaign ? clockOf(campaign.startsAt) : '',
    endsAt: campaign?.endsAt == null ? '' : clockOf(campaign.endsAt),
    percent: campaign?.percent == null ? '' : String(campaign.percent),
    amount: amountText(campaign?.amount),
    products: (campaign?.products ?? []).map(shownProduct),
    categories: (campaign?.categories ?? []).map(({ id }) => id),
    brands: campaign?.brands ?? [],
    picture: campaign?.picture?.url ?? '',
  };
}

/** Finds the problems that need no server. */
export function findProblems(typed: CampaignValues): Problems {
  const { titleFR, slug, startsAt, endsAt, percent, amount } = typed;
  return {
    ...(percent.trim() !== '' && readWhole(percent) === null && { percent: texts.whole }),
    ...(isWrongAmount(amount) && { amount: texts.wrongAmount }),
    ...(endsAt !== '' && instantOf(endsAt) === null && { endsAt: texts.wrongTime }),
    ...blankNotes({ titleFR, slug, startsAt }, { startsAt: texts.wrongTime }),
  };
}

/** A start or end that was not typed anew is sent as it was read, with its seconds. */
function instantIn(typed: string, read: string | null | undefined): string | null {
  return read != null && clockOf(read) === typed ? read : instantOf(typed);
}

/** Returns what the prices of a campaign follow from. */
export function termsOf(base: Campaign | null, typed: CampaignValues): CampaignInput {
  return {
    ...(base && { id: base.id }),
    kind: typed.kind,
    startsAt: instantIn(typed.startsAt, base?.startsAt),
    endsAt: instantIn(typed.endsAt, base?.endsAt),
    products: typed.products.map(({ id }) => id),
    categories: [...typed.categories],
    brands: [...typed.brands],
    percent: readWhole(typed.percent),
    amount: readAmount(typed.amount),
  };
}

/** The values must have no problems. */
export function inputOf(base: Campaign | null, typed: CampaignValues): CampaignInput {
  const { picture } = typed;
  return {
    ...termsOf(base, typed),
    slug: typed.slug,
    title: typed.titleFR,
    text: typed.textFR,
    picture: picture === '' ? null : { url: picture, alt: typed.altFR },
    translations: TRANSLATIONS.map((language) => ({
      language,
      title: typed[`title${language}`],
      text: typed[`text${language}`],
      pictureAlt: typed[`alt${language}`],
    })),
  };
}

const names: Readonly<Record<string, string>> = {
  title: 'title',
  text: 'text',
  pictureAlt: 'alt',
  'picture.alt': 'alt',
};

/** The field of what an error about `CampaignInput` names. */
export function fieldOf(path: string): string {
  const [, place, name = ''] = /^(?:translations\.(\d)\.)?([\w.]+)$/.exec(path) ?? [];
  const known = names[name];
  if (known === undefined) return path;
  return known + (place === undefined ? 'FR' : (TRANSLATIONS[Number(place)] ?? ''));
}

const MAX_SLUG = 60;

/** Returns the end of an address for a title; empty where it has no Latin letters. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, MAX_SLUG).replace(/-$/, '');
}
