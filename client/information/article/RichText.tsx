import { Link } from 'react-router-dom';

import { partsOf, type TextPart } from '#shared/markup.ts';
import type { Text } from '../informationDocument.ts';

/** A text with its links. */
export function RichText({ text }: { text: Text }) {
  return partsOf(text).map((part) =>
    part.to === undefined ? part.text : <Linked key={`${part.to} ${part.text}`} {...part} />,
  );
}

const inShop = /^\/(?!\/)/;
const elsewhere = /^(?:https:\/\/|mailto:|tel:)/;

/** Other addresses, such as those of scripts, are no links. */
function Linked({ text, to = '' }: TextPart) {
  if (inShop.test(to)) return <Link to={to}>{text}</Link>;
  return elsewhere.test(to) ? <a href={to}>{text}</a> : text;
}
