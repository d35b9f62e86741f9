import { imprintDocument } from './documents/imprint.fr.ts';
import { InformationArticle } from './article/InformationArticle.tsx';

export function ImprintPage() {
  return <InformationArticle document={imprintDocument} />;
}
