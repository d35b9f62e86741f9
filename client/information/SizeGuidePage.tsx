import { useQuery } from '@apollo/client/react';

import { describeError } from '../apollo/problems.ts';
import { LoadProblem } from '../ui/feedback/LoadProblem.tsx';
import { inserts } from './documents/inserts.ts';
import { sizesDocument } from './documents/sizes.fr.ts';
import { FrameExample } from './FrameExample.tsx';
import { InformationArticle } from './article/InformationArticle.tsx';
import { shopRules } from './rules.ts';
import { SizeGuideList, sizeGuidesQuery } from './SizeGuideList.tsx';

const document = sizesDocument(shopRules);

export function SizeGuidePage() {
  const { data, error, refetch } = useQuery(sizeGuidesQuery);
  const guides =
    error && !data ? (
      <LoadProblem text={describeError(error)} onRetry={() => void refetch()} />
    ) : (
      <SizeGuideList guides={data?.sizeGuides} />
    );
  return (
    <InformationArticle
      document={document}
      inserts={{ [inserts.guides]: guides, [inserts.frame]: <FrameExample /> }}
    />
  );
}
