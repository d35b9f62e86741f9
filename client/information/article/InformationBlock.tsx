import type { MerchantFact } from '../../text/merchantFacts.ts';
import type { ReactNode } from 'react';

import { isSaid, type Block, type Text } from '../informationDocument.ts';
import './InformationTable.css';
import { mailLink, phoneLink } from '../../ui/format/contact.ts';
import { merchantLabels } from '../text.fr.ts';
import '../MerchantFacts.css';
import type { Merchant } from '../../apollo/merchant.ts';
import { RichText } from './RichText.tsx';

type Props = {
  block: Block;
  merchant: Merchant | undefined;
  inserts: Readonly<Record<string, ReactNode>>;
};

export function InformationBlock({ block, merchant, inserts }: Props) {
  if (typeof block === 'string') return <Paragraph text={block} />;
  if ('text' in block) return isSaid(block, merchant) ? <Paragraph text={block.text} /> : null;
  if ('insert' in block) return inserts[block.insert];
  if ('merchant' in block) return <MerchantFacts facts={block.merchant} merchant={merchant} />;
  if ('columns' in block) return <InformationTable {...block} />;
  if ('topic' in block) {
    return (
      <div className="information__question">
        <h3>{block.topic}</h3>
        {block.answers.map((answer) => (
          <Paragraph key={answer} text={answer} />
        ))}
      </div>
    );
  }
  const items = ('steps' in block ? block.steps : block.list).map((item) => (
    <li key={item}>
      <RichText text={item} />
    </li>
  ));
  return 'steps' in block ? (
    <ol className="information__steps">{items}</ol>
  ) : (
    <ul className="information__list">{items}</ul>
  );
}

function Paragraph({ text }: { text: Text }) {
  return (
    <p>
      <RichText text={text} />
    </p>
  );
}

type InformationTableProps = { columns: readonly string[]; rows: readonly (readonly Text[])[] };

/** Shows each row on a phone as a block of its own, whose cells repeat their column. */
function InformationTable({ columns, rows }: InformationTableProps) {
  return (
    <table className="information-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">
              <RichText text={first} />
            </th>
            {rest.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type MerchantFactsProps = {
  facts: readonly MerchantFact[];
  /** Undefined until loaded. */
  merchant: Merchant | undefined;
};

/** Lists the facts that are configured: start and back office name the others. */
function MerchantFacts({ facts, merchant }: MerchantFactsProps) {
  const known = facts.flatMap((fact) => {
    const value = merchant?.[fact];
    return value ? [{ fact, value }] : [];
  });
  if (known.length === 0) return null;
  return (
    <dl className="merchant-facts">
      {known.map(({ fact, value }) => (
        <div key={fact} className="merchant-facts__row">
          <dt>{merchantLabels[fact]}</dt>
          <dd>
            <Value fact={fact} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ fact, value }: { fact: MerchantFact; value: string }) {
  if (fact === 'phone') return <a href={phoneLink(value)}>{value}</a>;
  if (fact === 'email') return <a href={mailLink(value)}>{value}</a>;
  return <bdi>{value}</bdi>;
}
