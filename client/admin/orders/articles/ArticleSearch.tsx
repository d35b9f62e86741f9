import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, type ComponentProps, type KeyboardEvent } from 'react';

import { graphql } from '../../../generated/admin/index.ts';
import { frNewOrder as texts } from '../../../text/admin/orders/new-order.fr.ts';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Price } from '../../../ui/format/Price.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { describeProblem } from '../../apollo/useAdminMutation.ts';
import { useRested } from '../../page/useRested.ts';
import './ArticleSearch.css';
import { groupArticles, onlyVariant, type FoundArticle, type FoundVariant } from './articles.ts';
import { useRoomBelow } from '../../../ui/form/useRoomBelow.ts';

const articlesQuery = graphql(`
  query AdminArticles($search: String!) {
    stockLevels(filter: { search: $search }, first: 100) {
      totalCount
      nodes {
        id
        product {
          id
          title
          image
          outOfStock
          images {
            url
            sources {
              url
              width
            }
          }
          variants {
            id
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

type Props = {
  /** The field of the form that the search belongs to. */
  field: Pick<ComponentProps<typeof Field>, 'name' | 'onChange' | 'error'> & { value: string };
  onAdd: (variant: FoundVariant, isByKey: boolean) => void;
};

/** Finds articles by words and sizes at once; a press on a size adds one. */
export function ArticleSearch({ field, onAdd }: Props) {
  const text = field.value.trim();
  const search = useRested(text);
  /** The text with which Enter was pressed, as scanners do behind a code. */
  const entered = useRef<string | null>(null);
  const { data, previousData, error, refetch } = useQuery(
    articlesQuery,
    search === '' ? skipToken : { variables: { search }, fetchPolicy: 'network-only' },
  );
  const shown = text === '' || search === '' ? undefined : (data ?? previousData);
  const articles = shown ? groupArticles(shown.stockLevels.nodes) : [];

  const addOnly = useEffectEvent(() => {
    entered.current = null;
    const variant = onlyVariant(articles);
    if (variant) onAdd(variant, true);
  });
  useEffect(() => {
    if (data !== undefined && entered.current === search) addOnly();
  }, [data, search]);
  const onKeyDown = (event: KeyboardEvent) => {
    entered.current = null;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const variant = data !== undefined && search === text ? onlyVariant(articles) : undefined;
    if (variant) onAdd(variant, true);
    else entered.current = text;
  };

  const found = () => {
    if (!shown) return null;
    const { nodes, totalCount } = shown.stockLevels;
    if (articles.length === 0) return texts.noneFound;
    return nodes.length < totalCount ? texts.moreFound : texts.foundCount(articles.length);
  };
  const room = useRoomBelow(articles.length > 0);

  return (
    <div ref={room} className="article-search">
      <Field
        {...field}
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        onKeyDown={onKeyDown}
      />
      {error ? (
        <LoadProblem
          text={describeProblem(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      <output className="article-search__count note">{found()}</output>
      {articles.length > 0 ? (
        <ul aria-label={texts.found}>
          {articles.map((each) => (
            <Article key={each.id} article={each} onAdd={(variant) => onAdd(variant, false)} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type ArticleProps = { article: FoundArticle; onAdd: (variant: FoundVariant) => void };

function Article({ article: { title, image, variants }, onAdd }: ArticleProps) {
  return (
    <li className="found-article">
      <Picture src={image} alt="" className="found-article__picture" />
      <div>
        <p className="found-article__title">{title}</p>
        <Price amount={Math.min(...variants.map(({ line }) => line.price))} />
      </div>
      <div className="found-article__sizes">
        {variants.map((variant) => (
          <button
            key={variant.line.variantId}
            type="button"
            disabled={variant.isSoldOut}
            className="found-article__size"
            onClick={() => onAdd(variant)}
          >
            <span className="visually-hidden">{texts.add(variant.line.title)}</span>
            <span aria-hidden="true">{variant.size ?? texts.oneSize}</span>{' '}
            <span className="found-article__available">
              {texts.available(variant.isSoldOut ? 0 : variant.line.available)}
            </span>
          </button>
        ))}
      </div>
    </li>
  );
}
