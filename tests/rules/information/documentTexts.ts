import type {
  Block,
  InformationDocument,
} from '../../../client/information/informationDocument.ts';

function textsOfBlock(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('columns' in block) return [...block.columns, ...block.rows.flat()];
  if ('text' in block) return [block.text];
  return 'topic' in block ? [block.topic, ...block.answers] : [];
}

/** All that a document says. */
export const textsOf = ({ title, description, lead, sections }: InformationDocument) => [
  title,
  description,
  lead,
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOfBlock)]),
];
