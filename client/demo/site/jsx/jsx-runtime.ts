import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

import { fileUrl, fileUrls } from '../fileUrl.ts';
import { StoredPicture } from '../StoredPicture.ts';

export { Fragment };

/** Links to what needs a server, which are left out. */
const absent: ReadonlySet<unknown> = new Set(['/openapi', '/sdk.tgz']);

type Props = Readonly<Record<string, unknown>>;
type Jsx = (type: ElementType, props: Props, key?: Key) => ReactElement;

/**
 * JSX of the shop's own modules, whose links and pictures begin at the host's root: here they are
 * below the demo's folder.
 */
const below =
  (create: Jsx): Jsx =>
  (type, props, key) => {
    if (type === 'a' && absent.has(props['href'])) return create(Fragment, {}, key);
    const isStored =
      type === 'img' && isText(props['src']) && props['src'].startsWith('/pictures/');
    return create(isStored ? StoredPicture : type, placed(type, props), key);
  };

export const jsx = below(reactJsx);
export const jsxs = below(reactJsxs);

function placed(type: ElementType, props: Props): Props {
  const { href, src, srcSet } = props;
  if (type === 'a' && isText(href)) return { ...props, href: fileUrl(href) };
  if (type !== 'img' || !isText(src)) return props;
  return { ...props, src: fileUrl(src), ...(isText(srcSet) && { srcSet: fileUrls(srcSet) }) };
}

const isText = (value: unknown) => typeof value === 'string';
