import { readMarkup, type MarkupSection } from '#shared/markup.ts';
import { graphql } from '../generated/shop/index.ts';
import { fillOwnText, type Contact } from '../page/ownText.ts';
import type { InformationDocument, Section } from './informationDocument.ts';

export const ownTextQuery = graphql(`
  query OwnText($keys: [ShopTextKey!]!) {
    shop {
      texts(keys: $keys) {
        key
        text
      }
      merchant {
        phone
        email
      }
    }
  }
`);

/**
 * Returns a page with what the shop wrote in the place of the software's sections. Sections that say nothing, such
 * as one about features that the shop does not use, are left out.
 */
export function ownDocument(
  document: InformationDocument,
  text: string | undefined,
  contact: Contact = { phone: null, email: null },
): InformationDocument {
  const page = text === undefined ? document : writtenDocument(document, text, contact);
  return { ...page, sections: page.sections.filter(({ blocks }) => blocks.length > 0) };
}

function writtenDocument(
  document: InformationDocument,
  text: string,
  contact: Contact,
): InformationDocument {
  const [first, ...others] = readMarkup(fillOwnText(text, contact));
  if (first === undefined || first.title !== '') {
    return { ...document, lead: '', sections: withIds(first ? [first, ...others] : [], document) };
  }
  // The text before the first title begins with the lead.
  const [lead, ...blocks] = first.blocks;
  const rest = typeof lead === 'string' ? { title: '', blocks } : first;
  const sections = rest.blocks.length > 0 ? [rest, ...others] : others;
  return {
    ...document,
    lead: typeof lead === 'string' ? lead : '',
    sections: withIds(sections, document),
  };
}

/** Gives a section the id of the software's with the same title, to which links of other pages lead. */
function withIds(
  sections: readonly MarkupSection[],
  document: InformationDocument,
): readonly Section[] {
  return sections.map(({ title, blocks }, at) => {
    const known = document.sections.find((section) => section.title === title);
    return { id: known?.id ?? `section-${at + 1}`, title, blocks };
  });
}
