import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';

import { tokenParameter } from '#shared/paths.ts';
import { FailedPage } from '../apollo/QueryProblem.tsx';
import { ProductGrid } from '../catalog/card/ProductGrid.tsx';
import { catalogVariables, readFilters } from '../catalog/list/filter/filters.ts';
import {
  campaignParameter,
  listParameter,
  PreviewFrame,
} from '../catalog/preview/PreviewFrame.tsx';
import { previewTexts as texts } from '../catalog/preview/preview.fr.ts';
import { graphql } from '../generated/shop/index.ts';
import { useShop } from '../page/shop.ts';
import { Loader } from '../ui/feedback/Loader.tsx';
import { HomeBlocks } from './HomeBlocks.tsx';
import { UnknownPreview } from './UnknownPreview.tsx';

const homeAtQuery = graphql(`
  query HomeAt($at: DateTime!, $token: String!) {
    shop {
      ...OwnServices
    }
    shopAt(at: $at, previewToken: $token) {
      home {
        ...ShownHome
      }
      featuredProducts {
        id
        ...ProductCard_product
      }
      eyewear: products(filter: { frameWidths: [NARROW, MEDIUM, WIDE] }, first: 4) {
        nodes {
          id
          ...ProductCard_product
        }
        facets {
          ...ListedCategories_facets
        }
      }
      listed: products(filter: { includeOutOfStock: true }, first: 1) {
        facets {
          ...ListedCategories_facets
        }
      }
      campaigns {
        ...CampaignBlock_campaign
      }
      categories {
        id
        ...CategoryTile_category
      }
      brands {
        name
      }
      products(first: 1) {
        facets {
          ...OccasionTiles_facets
        }
      }
    }
  }
`);

const listAtQuery = graphql(`
  query ListAt(
    $at: DateTime!
    $token: String!
    $filter: ProductFilter!
    $sort: ProductSort!
    $first: Int!
  ) {
    shopAt(at: $at, previewToken: $token) {
      products(filter: $filter, sort: $sort, first: $first) {
        totalCount
        nodes {
          id
          ...ProductCard_product
        }
      }
      campaigns {
        slug
        title
        summary
      }
    }
  }
`);

/** `/apercu?date=…`: the home page, the list, and those of campaigns, as they will be at an instant. */
export function ShopAt({ at }: { at: string }) {
  const [parameters] = useSearchParams();
  const token = parameters.get(tokenParameter) ?? '';
  const Shown = parameters.has(listParameter) ? ListAt : HomeAt;
  return (
    <PreviewFrame at={at} token={token}>
      <Shown at={at} token={token} />
    </PreviewFrame>
  );
}

type Props = { at: string; token: string };

function HomeAt(variables: Props) {
  // Pages of the shop must not find prices of then in the cache.
  const query = useQuery(homeAtQuery, { variables, fetchPolicy: 'no-cache' });
  if (!query.data) return query.error ? <FailedPage query={query} /> : <Loader />;
  const { shop, shopAt } = query.data;
  if (!shopAt) return <UnknownPreview />;
  const { home = null, featuredProducts } = shopAt;
  return <HomeBlocks data={{ ...shopAt, shop }} home={home} featured={featuredProducts} />;
}

const PAGE = 100;

function ListAt({ at, token }: Props) {
  const [parameters] = useSearchParams();
  const slug = parameters.get(campaignParameter) ?? undefined;
  const filters = readFilters(parameters, slug, useShop().options);
  const variables = { at, token, ...catalogVariables(filters, PAGE, null) };
  const query = useQuery(listAtQuery, { variables, fetchPolicy: 'no-cache' });
  if (!query.data) return query.error ? <FailedPage query={query} /> : <Loader />;
  const { shopAt } = query.data;
  if (!shopAt) return <UnknownPreview />;
  const { nodes, totalCount } = shopAt.products;
  const campaign = shopAt.campaigns.find((each) => each.slug === slug);
  return (
    <div className="page">
      <h1>{campaign?.title ?? texts.list}</h1>
      {campaign?.summary == null ? null : <p>{campaign.summary}</p>}
      <p>{texts.count(nodes.length, totalCount)}</p>
      <ProductGrid products={nodes} />
    </div>
  );
}
