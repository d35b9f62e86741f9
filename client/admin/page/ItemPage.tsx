import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { Loaded } from './Loaded.tsx';
import { PageFrame } from './PageFrame.tsx';

type Props<Data, Item> = {
  /** Loads all items, which are few. */
  query: TypedDocumentNode<Data, Record<string, never>>;
  itemsOf: (data: Data) => readonly Item[];
  /** Head of the page where the address names none of them. */
  unknown: Pick<ComponentProps<typeof PageFrame>, 'title' | 'back'>;
  /** Null for a new one: its address has no id. */
  children: (item: Item | null) => ReactNode;
};

/** A form of its own for each item that the address names by `:id`, and for a new one. */
export function ItemPage<Data, Item extends { id: string }>({
  query,
  itemsOf,
  unknown,
  children,
}: Props<Data, Item>) {
  const { id } = useParams();
  const result = useQuery(query, id === undefined ? skipToken : {});
  if (id === undefined) return <Fragment key="new">{children(null)}</Fragment>;
  return (
    <Loaded result={result}>
      {(data) => {
        const item = itemsOf(data).find((each) => each.id === id);
        return item ? <Fragment key={id}>{children(item)}</Fragment> : <PageFrame {...unknown} />;
      }}
    </Loaded>
  );
}
