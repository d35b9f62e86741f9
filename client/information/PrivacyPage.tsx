import { privacyDocument } from './documents/privacy.fr.ts';
import { InformationArticle } from './article/InformationArticle.tsx';
import { shopRules } from './rules.ts';

const document = privacyDocument(shopRules);

export function PrivacyPage() {
  return <InformationArticle document={document} />;
}
