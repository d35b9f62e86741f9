import { Link } from 'react-router-dom';

import { partsOf } from '#shared/markup.ts';
import type { Text } from '../informationDocument.ts';

/** A text with its links. */
export function RichText({ text }: { text: Text }) {
  return partsOf(text).map((part) =>
    part.to === undefined ? (
      part.text
    ) : (
      <Link key={`${part.to} ${part.text}`} to={part.to}>
        {part.text}
      </Link>
    ),
  );
}
