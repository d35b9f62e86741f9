import { graphql } from '../generated/shop/index.ts';
import type { ShownHomeFragment } from '../generated/shop/graphql.ts';

graphql(`
  fragment ShownHome on Home {
    eyebrow
    hero {
      ...ShownPart
    }
    about {
      ...ShownPart
    }
    blocks
    brands {
      name
    }
  }
`);

graphql(`
  fragment ShownPart on HomePart {
    title
    text
    image {
      url
      alt
    }
  }
`);

/** Null: the home page that every shop begins with. */
export type ShownHome = ShownHomeFragment | null;
export type OwnPart = ShownHomeFragment['hero'] | undefined;

/** Each line that the shop wrote is a paragraph. */
export const paragraphsOf = (text: string | null | undefined): readonly string[] =>
  text?.split('\n').filter((line) => line.trim() !== '') ?? [];

/** Drawings of the seed's pictures are wider than high; of uploaded ones the size is not known. */
export const sizeOf = (url: string) =>
  url.startsWith('/images/') ? { width: 800, height: 600 } : {};
