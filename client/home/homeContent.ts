import { graphql } from '../generated/shop/index.ts';
import type { ShownHomeFragment } from '../generated/shop/graphql.ts';

graphql(`
  fragment ShownHome on Home {
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

/** Null: what every shop begins with. */
export type ShownHome = ShownHomeFragment | null;
export type OwnPart = ShownHomeFragment['hero'] | undefined;

/** Returns the paragraphs that the shop wrote, or those that every shop begins with. */
export const paragraphsOf = (own: OwnPart, first: readonly string[]) =>
  own?.text == null ? first : own.text.split('\n').filter((line) => line.trim() !== '');
