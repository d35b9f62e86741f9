import { useShop } from '../page/shop.ts';
import { InformationArticle } from './article/InformationArticle.tsx';
import { privacyDocument } from './documents/privacy.fr.ts';
import { shopRules } from './rules.ts';

export function PrivacyPage() {
  const shop = useShop();
  return <InformationArticle document={privacyDocument(shopRules, shop)} />;
}
