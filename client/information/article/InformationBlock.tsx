import type { ReactNode } from 'react';

import type { Block, Text } from '../informationDocument.ts';
import { InformationTable } from './InformationTable.tsx';
import { MerchantFacts } from '../MerchantFacts.tsx';
import type { Merchant } from '../../apollo/merchant.ts';
import { RichText } from './RichText.tsx';

type Props = {
  block: Block;
  merchant: Merchant | undefined;
  inserts: Readonly<Record<string, ReactNode>>;
};

export function InformationBlock({ block, merchant, inserts }: Props) {
  if (typeof block === 'string') return <Paragraph text={block} />;
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
