import { useQuery } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';

import { FailedPart } from '../../apollo/QueryProblem.tsx';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { withoutLinks } from '#shared/markup.ts';
import { paths } from '#shared/paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { formatDate } from '../../ui/format/date.ts';
import './Contents.css';
import '../Help.css';
import { phoneLink } from '../../ui/format/contact.ts';
import './InformationArticle.css';
import { InformationBlock } from './InformationBlock.tsx';
import type { InformationDocument, Section } from '../informationDocument.ts';
import { merchantQuery, type Merchant } from '../../apollo/merchant.ts';
import { RichText } from './RichText.tsx';
import { texts } from '../text.fr.ts';

// Fewer are seen at a glance.
const leastContents = 4;

const none = {};

type Props = {
  document: InformationDocument;
  /** Content that the document leaves to its page, by name. */
  inserts?: Readonly<Record<string, ReactNode>>;
};

export function InformationArticle({ document, inserts = none }: Props) {
  const { path, title, lead, version, sections } = document;
  const query = useQuery(merchantQuery);
  const merchant = query.data?.shop.merchant;
  useSectionOfAddress();
  const titled = sections.filter((section) => section.title !== '');
  const hasContents = titled.length >= leastContents;
  return (
    <div className="page information">
      <DocumentHead title={title} path={path} />
      <Breadcrumb steps={[{ label: texts.home, to: paths.home() }, { label: title }]} />
      <header className="information__header stack-4">
        <h1>{title}</h1>
        {lead === '' ? null : (
          <p className="information__lead">
            <RichText text={lead} />
          </p>
        )}
        {version === undefined ? null : (
          <p className="note">
            <time dateTime={version}>{texts.inForceSince(formatDate(version))}</time>
          </p>
        )}
      </header>
      <div className="information__columns">
        {hasContents ? <Contents sections={titled} /> : null}
        <article className="information__text">
          {query.error && !merchant ? <FailedPart query={query} /> : null}
          {sections.map(({ id, title: heading, blocks }) => (
            <section key={id} className="information__section">
              {heading === '' ? null : (
                <h2 id={id} tabIndex={-1}>
                  <RichText text={heading} />
                </h2>
              )}
              {blocks.map((block, at) => (
                // A document does not change while it is shown.
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

/** Stands beside the text where there is room, else behind its title. */
function Contents({ sections }: { sections: readonly Section[] }) {
  const list = (
    <ul className="contents__list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={{ hash: `#${id}` }}>{withoutLinks(title)}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="contents" aria-label={texts.contents}>
      <details className="contents__narrow">
        <summary>{texts.contents}</summary>
        {list}
      </details>
      <div className="contents__wide">
        <p className="contents__title">{texts.contents}</p>
        {list}
      </div>
    </nav>
  );
}

/** Stands below every text, for what it leaves open; not in a shop without phone and e-mail. */
function Help({ merchant }: { merchant: Merchant | undefined }) {
  const { title, text, link } = texts.help;
  const phone = merchant?.phone;
  if (!phone && !merchant?.email) return null;
  return (
    <aside className="help" aria-labelledby="help-title">
      <h2 id="help-title">{title}</h2>
      <p>{text}</p>
      <p className="help__links">
        <Link to={paths.contact()}>{link}</Link>
        {phone ? <a href={phoneLink(phone)}>{phone}</a> : null}
      </p>
    </aside>
  );
}

/**
 * Goes to the section that a followed link names: the router does not. A loaded address and Back are
 * the browser's and ScrollManager's.
 */
function useSectionOfAddress() {
  const location = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation === 'POP' || location.hash === '') return;
    const title = document.getElementById(location.hash.slice(1));
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  }, [location, navigation]);
}
