import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { formatMoney } from '../../../../server/shared/money.format.ts';
import { frOrderChanges } from '../../../text/fr.admin.changes.ts';
import { Picture } from '../../../ui/Picture.tsx';
import type { AdminArticleSearchQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { SearchField } from '../../page/SearchField.tsx';
import { smallPicture } from '../../products/list/ProductItem.tsx';
import type { Article } from './useLinesForm.ts';

const articleSearchQuery = graphql(`
  query AdminArticleSearch($search: String!) {
    stockLevels(filter: { search: $search }, first: 8) {
      nodes {
        id
        product {
          id
          title
          image
          images {
            url
            sources {
              url
              width
            }
          }
        }
        variant {
          id
          title
          values
          quantityAvailable
          price {
            amount
          }
        }
      }
    }
  }
`);

type Found = AdminArticleSearchQuery['stockLevels']['nodes'][number];

const { lines: texts } = frOrderChanges;

// A single character finds everything.
const shortest = 2;

type Props = { onAdd: (article: Article) => void };

/** Adds an article, in its size, with a press. */
export function ArticleSearch({ onAdd }: Props) {
  const [search, setSearch] = useState('');
  const { data, previousData } = useQuery(articleSearchQuery, {
    variables: { search },
    skip: search.trim().length < shortest,
  });
  const found = search.trim().length < shortest ? null : (data ?? previousData)?.stockLevels.nodes;
  return (
    <div className="article-search">
      <SearchField
        label={texts.search}
        placeholder={texts.searched}
        value={search}
        onSearch={setSearch}
      />
      {found?.length === 0 ? <output>{texts.none}</output> : null}
      <ul className="article-search__found">
        {found?.map((level) => (
          <FoundArticle key={level.id} level={level} onAdd={onAdd} />
        ))}
      </ul>
    </div>
  );
}

function FoundArticle({ level, onAdd }: { level: Found } & Props) {
  const article = articleOf(level);
  const { quantityAvailable } = level.variant;
  const name = [article.title, article.variantTitle].filter(Boolean).join(', ');
  return (
    <li>
      <button
        type="button"
        className="article-search__article"
        aria-label={texts.add(name)}
        onClick={() => onAdd(article)}
      >
        <Picture src={article.image} alt="" className="order-detail__picture" />
        <span>{name}</span>
        <span className="article-search__fact">
          {formatMoney(article.price)}
          {quantityAvailable === null ? null : ` · ${texts.left(quantityAvailable)}`}
        </span>
      </button>
    </li>
  );
}

function articleOf({ product, variant }: Found): Article {
  return {
    productId: product.id,
    variantId: variant.id,
    variantTitle: variant.values.length === 0 ? null : variant.title,
    title: product.title,
    image: smallPicture(product),
    price: variant.price.amount,
  };
}
