import { useShop } from '../page/shop.ts';
import { InformationArticle } from './article/InformationArticle.tsx';
import { termsDocument } from './documents/terms.fr.ts';
import { shopRules } from './rules.ts';

export function TermsPage() {
  const shop = useShop();
  return <InformationArticle document={termsDocument(shopRules, shop)} />;
}
