import type { MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { formatDateTime } from '../../ui/format/date.ts';
import { previewTexts as texts } from './preview.fr.ts';
import './PreviewFrame.css';

/** Parameter of the address that shows the list. */
export const listParameter = 'liste';
/** The slug of the campaign whose list it is. */
export const campaignParameter = 'selection';

type Props = {
  /** With the offset of Morocco. */
  at: string;
  token: string;
  children: ReactNode;
};

/** Says at which instant the shop is shown, and leads its links to pages of the same instant. */
export function PreviewFrame({ at, token, children }: Props) {
  const follow = useFollow(at, token);
  return (
    // The links inside have keys of their own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClickCapture={follow}>
      <DocumentHead title={texts.title} />
      <p className="preview-frame__note">{texts.note(formatDateTime(at))}</p>
      {children}
    </div>
  );
}

const productPath = /^\/products\/([^/]+)$/;
const campaignPath = /^\/selections\/([^/]+)$/;

/** Follows links of the home page, lists and products; all others lead out of the preview. */
function useFollow(at: string, token: string) {
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const pathIn = ({ origin, pathname, searchParams }: URL): string | null => {
    if (origin !== window.location.origin || !pathname.startsWith(base)) return null;
    const path = pathname.slice(base.length) || '/';
    if (path === paths.home()) return paths.shopPreview(at, token);
    const [, slug] = campaignPath.exec(path) ?? [];
    if (slug !== undefined) searchParams.set(campaignParameter, decodeURIComponent(slug));
    if (path === paths.catalog() || slug !== undefined) {
      searchParams.set(listParameter, '1');
      return paths.shopPreview(at, token, searchParams.toString());
    }
    const [, id] = productPath.exec(path) ?? [];
    return id === undefined ? null : paths.productPreview(decodeURIComponent(id), at, token);
  };
  return (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link && isPlain ? pathIn(new URL(link.href)) : null;
    if (path === null) return;
    event.preventDefault();
    event.stopPropagation();
    void navigate(path);
  };
}
