import { useQuery } from '@apollo/client/react';

import type { PageShop } from '#shared/shop/page-shop.ts';
import { FailedPage } from '../apollo/QueryProblem.tsx';
import { useShop } from '../page/shop.ts';
import { Loader } from '../ui/feedback/Loader.tsx';
import { InformationArticle } from './article/InformationArticle.tsx';
import type { InformationDocument } from './informationDocument.ts';
import { ownDocument, ownTextQuery } from './ownDocument.ts';
import { shopRules, type ShopRules } from './rules.ts';

type Props = {
  textKey: 'FAQ' | 'DELIVERY';
  /** Writes the page of a shop without a text of its own. */
  write: (rules: ShopRules, shop: PageShop) => InformationDocument;
};

/** A page of information whose text the shop may write itself. */
export function OwnArticle({ textKey, write }: Props) {
  const shop = useShop();
  const query = useQuery(ownTextQuery, { variables: { keys: [textKey] } });
  if (!query.data) return query.error ? <FailedPage query={query} /> : <Loader />;
  const { texts, merchant } = query.data.shop;
  const document = ownDocument(write(shopRules, shop), texts[0]?.text, merchant);
  return <InformationArticle document={document} />;
}
