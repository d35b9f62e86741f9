import { LANGUAGES, pathIn } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { allBrands } from '../catalog/catalog.service.ts';
import { shownBlocks, contentOf } from '../catalog/home/home.rules.ts';
import {
  chosenProducts,
  HOME_PREVIEW,
  publishHome,
  saveHome,
  setHomeImage,
  undoHome,
} from '../catalog/home/home.service.ts';
import { moveProduct } from '../catalog/place/place.service.ts';
import type { Resolvers } from '../generated/admin.ts';
import { payloadOf } from '../shared/payload.ts';

/** Resolves what stands where: the order of products, and the home page. */
export const homeResolvers = {
  Query: {
    home: (_, __, { store }) => store.read.home.load(),
  },
  Mutation: {
    moveProduct: (_, { id, before, categoryId }, context) =>
      payloadOf(context, 'product', () =>
        moveProduct(context, { id, before: before ?? null, categoryId: categoryId ?? null }),
      ),
    saveHome: (_, { input, expectedVersion }, context) =>
      payloadOf(context, 'home', () => saveHome(context, input, expectedVersion)),
    setHomeImage: (_, { part, file, alt, expectedVersion }, context) => {
      const image = { part: part === 'HERO' ? 'hero' : 'about', file: file.bytes, alt } as const;
      return payloadOf(context, 'home', () => setHomeImage(context, image, expectedVersion));
    },
    publishHome: (_, { expectedVersion }, context) =>
      payloadOf(context, 'home', () => publishHome(context, expectedVersion)),
    undoHome: (_, { expectedVersion }, context) =>
      payloadOf(context, 'home', () => undoHome(context, expectedVersion)),
  },
  Home: {
    content: (home) => contentOf(home),
    isDraft: ({ draft }) => draft !== null,
    canUndo: ({ earlier }) => earlier !== null,
    previews: (_, __, { shopUrl, previewTokens, clock }) => {
      const path = paths.homePreview(previewTokens.issue(HOME_PREVIEW, clock()));
      return LANGUAGES.map((language) => ({ language, url: shopUrl + pathIn(language, path) }));
    },
    allBrands: async (_, __, context) => (await allBrands(context)).map(({ name }) => name),
  },
  HomeContent: {
    featured: (content, _, context) => chosenProducts(context, content),
    blocks: (content) => shownBlocks(content),
  },
} satisfies Resolvers;
