import { paths } from '#shared/paths.ts';
import { FRAME_MEASURES, type FrameLike, type FrameMeasure } from '#shared/catalog/frame-fit.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { ProductFilter } from '../../generated/shop/graphql.ts';
import { pageSize } from '../list/listLength.ts';
import { frameTexts } from './frames.fr.ts';
import { productFilterOf, wantedOf, type FrameSearch } from './frameSearch.ts';

/** The same whatever is measured. */
export const frameFinderHead = {
  title: frameTexts.title,
  description: frameTexts.description,
  path: paths.frameFinder(),
};

/** `after` is a cursor, as in the list of products. */
export const frameFinderQuery = graphql(`
  query FrameFinder($filter: ProductFilter!, $first: Int!, $after: String) {
    products(filter: $filter, sort: FRAME_FIT, first: $first, after: $after) {
      nodes {
        id
        ...FrameMatch_product
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      facets {
        audience {
          value
          count
        }
        colorFamilies {
          value
        }
      }
    }
  }
`);

/** Counts the frames without each measure, and by each measure alone. */
export const wideningsQuery = graphql(`
  query FrameWidenings(
    $withoutLens: ProductFilter!
    $withoutBridge: ProductFilter!
    $withoutTemple: ProductFilter!
    $withoutFront: ProductFilter!
    $lens: ProductFilter!
    $bridge: ProductFilter!
    $temple: ProductFilter!
    $front: ProductFilter!
  ) {
    withoutLens: products(filter: $withoutLens, first: 1) {
      totalCount
    }
    withoutBridge: products(filter: $withoutBridge, first: 1) {
      totalCount
    }
    withoutTemple: products(filter: $withoutTemple, first: 1) {
      totalCount
    }
    withoutFront: products(filter: $withoutFront, first: 1) {
      totalCount
    }
    lens: products(filter: $lens, first: 1) {
      totalCount
    }
    bridge: products(filter: $bridge, first: 1) {
      totalCount
    }
    temple: products(filter: $temple, first: 1) {
      totalCount
    }
    front: products(filter: $front, first: 1) {
      totalCount
    }
  }
`);

export type Wanted = {
  like: FrameLike;
  includeOutOfStock: boolean;
  /** Other filters; null for none. */
  chosen: ReturnType<typeof productFilterOf>;
};

export function wantedIn(search: FrameSearch, measures: FrameLike): Wanted {
  return {
    like: wantedOf(measures, search.without),
    includeOutOfStock: search.includeOutOfStock,
    chosen: productFilterOf(search),
  };
}

const filterOf = ({ like, includeOutOfStock, chosen }: Wanted): ProductFilter => ({
  ...chosen,
  frameLike: like,
  includeOutOfStock,
});

export function frameFinderVariables(wanted: Wanted, after: string | null) {
  const variables = { filter: filterOf(wanted), first: pageSize };
  return after === null ? variables : { ...variables, after };
}

/** Where frames are filtered by measures alone. */
export function wideningsVariables({ like, includeOutOfStock }: Wanted) {
  const only = (isWanted: (measure: FrameMeasure) => boolean) =>
    filterOf({
      includeOutOfStock,
      chosen: null,
      like: Object.fromEntries(
        FRAME_MEASURES.filter((measure) => isWanted(measure) && like[measure] !== undefined).map(
          (measure) => [measure, like[measure]],
        ),
      ),
    });
  return {
    withoutLens: only((measure) => measure !== 'lensWidth'),
    withoutBridge: only((measure) => measure !== 'bridgeWidth'),
    withoutTemple: only((measure) => measure !== 'templeLength'),
    withoutFront: only((measure) => measure !== 'frameWidth'),
    lens: only((measure) => measure === 'lensWidth'),
    bridge: only((measure) => measure === 'bridgeWidth'),
    temple: only((measure) => measure === 'templeLength'),
    front: only((measure) => measure === 'frameWidth'),
  };
}
