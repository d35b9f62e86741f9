import { LANGUAGES, TRANSLATIONS, type Language } from '#shared/language.ts';
import type { EditedHomeFragment, HomeBlock, HomeInput } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { smallPicture } from '../../products/list/ProductItem.tsx';

graphql(`
  fragment HomeProduct on Product {
    id
    title
    image
    isDraft
    archivedAt
    images {
      url
      sources {
        url
        width
      }
    }
  }
`);

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
        ...HomeProduct
      }
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
type FoundProduct = EditedHome['content']['featured'][number];

export const PARTS = ['hero', 'about'] as const;
export type PartName = (typeof PARTS)[number];
export type PartText = 'Title' | 'Text' | 'Alt';
export type TextField = `${PartName}${PartText}${Language}`;

export const fieldsIn = (part: PartName, language: Language) =>
  (['Title', 'Text', 'Alt'] as const).map((text): TextField => `${part}${text}${language}`);

/** A featured product, which shoppers see only where it is on sale. */
export type Featured = {
  id: string;
  title: string;
  image: string;
  state: 'ON_SALE' | 'DRAFT' | 'ARCHIVED';
};

export const featuredOf = (product: FoundProduct): Featured => ({
  id: product.id,
  title: product.title,
  image: smallPicture(product),
  state: stateOf(product),
});

function stateOf({ isDraft, archivedAt }: FoundProduct): Featured['state'] {
  if (isDraft) return 'DRAFT';
  return archivedAt == null ? 'ON_SALE' : 'ARCHIVED';
}

/** The home page as it is typed. */
export type HomeValues = Record<TextField, string> & {
  featured: readonly Featured[];
  blocks: readonly HomeBlock[];
  brands: readonly string[];
  /** Addresses; empty for the pictures that every shop begins with. */
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
  return {
    // Each part has each text in each language.
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    featured: featured.map(featuredOf),
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
      return { language, hero: textsOf('hero'), about: textsOf('about') };
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
    /^(?:translations\.(\d)\.)?(hero|about)\.([\w.]+)$/.exec(path) ?? [];
  const suffix = suffixes[text];
  if (part === undefined || suffix === undefined) return path;
  return part + suffix + (place === undefined ? 'FR' : (TRANSLATIONS[Number(place)] ?? ''));
}
