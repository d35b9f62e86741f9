import { frCategories } from '../../text/admin/products/categories.fr.ts';
import { frImport } from '../../text/admin/products/import.fr.ts';
import { labels } from '../../text/admin/labels.fr.ts';
import { frProducts } from '../../text/admin/products/products.fr.ts';
import { frSizeGuides } from '../../text/admin/products/size-guides.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import type { Filter } from '../list/ListFilter.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { liveQuery } from '../page/Loaded.tsx';
import { filterNames, toProductFilter, untranslated, views } from './list/productFilters.ts';
import { ProductItem } from './list/ProductItem.tsx';
import { StockAlerts } from './list/StockAlerts.tsx';

const productsQuery = graphql(`
  query AdminProducts($filter: ProductFilter, $after: String) {
    categories {
      id
      name
    }
    products(filter: $filter, first: 30, after: $after) {
      totalCount
      nodes {
        id
        title
        brand
        categoryName
        image
        imageAlt
        price {
          amount
        }
        originalPrice {
          amount
        }
        outOfStock
        archivedAt
        isDraft
        missingTranslations {
          language
          count
        }
        images {
          url
          sources {
            url
            width
          }
        }
        variants {
          id
          title
          values
          quantityAvailable
          waiting
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const { list, title } = frProducts;

const tabs = views.map((name) => ({
  name,
  label: frProducts.views[name],
  ...(name === 'alertes' && { content: <StockAlerts /> }),
}));

const filtersWith = (categories: readonly { name: string }[]): readonly Filter[] => [
  { kind: 'search', parameter: filterNames.search, label: list.search, hint: list.searchHint },
  {
    kind: 'choice',
    parameter: filterNames.category,
    label: list.category,
    all: list.allCategories,
    choices: categories.map(({ name }) => ({ value: name, label: name })),
  },
  {
    kind: 'choice',
    parameter: filterNames.untranslated,
    label: list.translations,
    all: list.allTranslations,
    choices: untranslated.map(({ value, languages: [language, ...others] }) => ({
      value,
      label: language && others.length === 0 ? labels.language[language] : list.anyTranslation,
    })),
  },
];

export function ProductsPage() {
  return (
    <ListPage
      title={title}
      actions={
        <>
          <ButtonLink variant="quiet" to={adminPaths.categories()}>
            {frCategories.title}
          </ButtonLink>
          <ButtonLink variant="quiet" to={adminPaths.sizeGuides()}>
            {frSizeGuides.title}
          </ButtonLink>
          <ButtonLink variant="quiet" to={adminPaths.importProducts()}>
            {frImport.link}
          </ButtonLink>
          <ButtonLink to={adminPaths.newProduct()}>{list.add}</ButtonLink>
        </>
      }
      query={productsQuery}
      request={({ parameters, after }) => ({
        variables: { filter: toProductFilter(parameters), after },
        ...liveQuery,
      })}
      list={({ products }) => products}
      count={list.count}
      tabs={{ label: list.views, parameter: filterNames.view, tabs }}
      filters={(data) => filtersWith(data?.categories ?? [])}
      empty={list.empty}
    >
      {(products) => (
        <ul className="product-list" aria-label={title}>
          {products.map((product) => (
            <ProductItem key={product.id} product={product} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
