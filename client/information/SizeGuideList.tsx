import type { SizeGuidesQuery } from '../generated/shop/graphql.ts';
import { graphql } from '../generated/shop/index.ts';
import { SizeGuideTable } from '../catalog/product/measures/SizeGuideTable.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import './SizeGuideList.css';
import { languages } from '#shared/language.ts';
import { language } from '../text/language.fr.ts';
import { texts } from './text.fr.ts';

export const sizeGuidesQuery = graphql(`
  query SizeGuides {
    sizeGuides {
      id
      title
      columns
      rows
      note
      lengthNote
    }
  }
`);

type Props = {
  /** Undefined until loaded. */
  guides: SizeGuidesQuery['sizeGuides'] | undefined;
};

export function SizeGuideList({ guides }: Props) {
  if (!guides) return <Skeleton className="size-guide-list__skeleton" />;
  if (guides.length === 0) return <p>{texts.noGuides}</p>;
  return guides.map((guide) => (
    <div key={guide.id} className="size-guide-list__guide">
      <h3 id={guide.id} tabIndex={-1}>
        {nameOf(guide.title)}
      </h3>
      <SizeGuideTable guide={guide} />
    </div>
  ));
}

/** `Hauts`, of a guide with the title `Guide des tailles : hauts`. */
function nameOf(title: string) {
  const [first = '', ...rest] = title.split(/\s*:\s*/);
  const name = first === texts.guideTitle ? rest.join(': ') : title;
  return name.charAt(0).toLocaleUpperCase(languages[language].tag) + name.slice(1);
}
