import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { describeError } from '../../apollo/problems.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { Contents } from './Contents.tsx';
import { Help } from '../Help.tsx';
import './InformationArticle.css';
import { InformationBlock } from './InformationBlock.tsx';
import type { InformationDocument } from '../informationDocument.ts';
import { merchantQuery } from '../../apollo/merchant.ts';
import { RichText } from './RichText.tsx';
import { texts } from '../text.fr.ts';
import { useSectionOfAddress } from '../useSectionOfAddress.ts';

// Fewer are seen at a glance.
const leastContents = 4;

const none = {};

type Props = {
  document: InformationDocument;
  /** What the document leaves to its page, by name. */
  inserts?: Readonly<Record<string, ReactNode>>;
};

export function InformationArticle({ document, inserts = none }: Props) {
  const { path, title, description, lead, version, sections } = document;
  const query = useQuery(merchantQuery);
  const merchant = query.data?.shop.merchant;
  useSectionOfAddress();
  const hasContents = sections.length >= leastContents;
  return (
    <div className="page information">
      <DocumentHead title={title} description={description} path={path} />
      <Breadcrumb steps={[{ label: texts.home, to: paths.home() }, { label: title }]} />
      <header className="information__header">
        <h1>{title}</h1>
        <p className="information__lead">
          <RichText text={lead} />
        </p>
        {version === undefined ? null : (
          <p className="note">
            <time dateTime={version}>{texts.inForceSince(formatDate(version))}</time>
          </p>
        )}
      </header>
      <div className="information__columns">
        {hasContents ? <Contents sections={sections} /> : null}
        <article className="information__text">
          {query.error && !merchant ? (
            <LoadProblem text={describeError(query.error)} onRetry={() => void query.refetch()} />
          ) : null}
          {sections.map(({ id, title: heading, blocks }) => (
            <section key={id} className="information__section">
              <h2 id={id} tabIndex={-1}>
                {heading}
              </h2>
              {blocks.map((block, at) => (
                // Documents never change.
                // oxlint-disable-next-line react/no-array-index-key
                <InformationBlock key={at} block={block} merchant={merchant} inserts={inserts} />
              ))}
            </section>
          ))}
          {path === paths.contact() ? null : <Help merchant={merchant} />}
        </article>
      </div>
    </div>
  );
}
