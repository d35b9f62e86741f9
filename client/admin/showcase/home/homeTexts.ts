import { LANGUAGES, TRANSLATIONS, type Language } from '#shared/language.ts';
import type { EditedHomeFragment, HomeBlock, HomeInput } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { shownProduct, type ShownProduct } from '../shownProduct.ts';

graphql(`
  fragment EditedPart on HomePart {
    title
    text
    image {
      url
      alt
    }
  }
`);

graphql(`
  fragment EditedHome on Home {
    version
    isDraft
    canUndo
    previews {
      language
      url
    }
    allBrands
    content {
      featured {
        ...ShownProduct
      }
      eyebrow
      hero {
        ...EditedPart
      }
      about {
        ...EditedPart
      }
      blocks
      brands
      translations {
        language
        eyebrow
        hero {
          title
          text
          imageAlt
        }
        about {
          title
          text
          imageAlt
        }
      }
    }
  }
`);

export const homeQuery = graphql(`
  query AdminHome {
    home {
      ...EditedHome
    }
  }
`);

export type EditedHome = EditedHomeFragment;

export const PARTS = ['hero', 'about'] as const;
export type PartName = (typeof PARTS)[number];
export type PartText = 'Title' | 'Text' | 'Alt';
export type TextField = `${PartName}${PartText}${Language}`;

export type EyebrowField = `eyebrow${Language}`;

export const eyebrowIn = (language: Language): EyebrowField => `eyebrow${language}`;

/** The home page as it is typed. */
export type HomeValues = Record<TextField | EyebrowField, string> & {
  featured: readonly ShownProduct[];
  blocks: readonly HomeBlock[];
  brands: readonly string[];
  /** Addresses; empty without a picture. */
  heroImage: string;
  aboutImage: string;
};

export function valuesOf({ content }: EditedHome): HomeValues {
  const { hero, about, featured, blocks, brands, translations } = content;
  const texts = PARTS.flatMap((part) =>
    LANGUAGES.flatMap((language): ReadonlyArray<readonly [TextField, string]> => {
      const french = { ...content[part], imageAlt: content[part].image?.alt };
      const translation = translations.find((each) => each.language === language)?.[part];
      const { title, text, imageAlt } = (language === 'FR' ? french : translation) ?? {};
      return [
        [`${part}Title${language}`, title ?? ''],
        [`${part}Text${language}`, text ?? ''],
        [`${part}Alt${language}`, imageAlt ?? ''],
      ];
    }),
  );
  const eyebrows = LANGUAGES.map((language): readonly [EyebrowField, string] => {
    const { eyebrow } =
      (language === 'FR' ? content : translations.find((each) => each.language === language)) ?? {};
    return [eyebrowIn(language), eyebrow ?? ''];
  });
  return {
    // Each part has each text in each language.
    ...(Object.fromEntries([...texts, ...eyebrows]) as Record<TextField | EyebrowField, string>),
    featured: featured.map(shownProduct),
    blocks,
    brands,
    heroImage: hero.image?.url ?? '',
    aboutImage: about.image?.url ?? '',
  };
}

export function inputOf(typed: HomeValues): HomeInput {
  const partOf = (part: PartName) => ({
    title: typed[`${part}TitleFR`],
    text: typed[`${part}TextFR`],
    image:
      typed[`${part}Image`] === ''
        ? null
        : { url: typed[`${part}Image`], alt: typed[`${part}AltFR`] },
  });
  return {
    featured: typed.featured.map(({ id }) => id),
    eyebrow: typed.eyebrowFR,
    hero: partOf('hero'),
    about: partOf('about'),
    blocks: [...typed.blocks],
    brands: [...typed.brands],
    translations: TRANSLATIONS.map((language) => {
      const textsOf = (part: PartName) => ({
        title: typed[`${part}Title${language}`],
        text: typed[`${part}Text${language}`],
        imageAlt: typed[`${part}Alt${language}`],
      });
      return {
        language,
        eyebrow: typed[eyebrowIn(language)],
        hero: textsOf('hero'),
        about: textsOf('about'),
      };
    }),
  };
}

const suffixes: Readonly<Record<string, PartText>> = {
  title: 'Title',
  text: 'Text',
  imageAlt: 'Alt',
  'image.alt': 'Alt',
};

/** The field of what an error about `HomeInput` names. */
export function fieldOf(path: string): string {
  const [, place, part, text = ''] =
    /^(?:translations\.(\d)\.)?(eyebrow|hero|about)(?:\.([\w.]+))?$/.exec(path) ?? [];
  const suffix = part === 'eyebrow' ? '' : suffixes[text];
  if (part === undefined || suffix === undefined) return path;
  return part + suffix + (place === undefined ? 'FR' : (TRANSLATIONS[Number(place)] ?? ''));
}
