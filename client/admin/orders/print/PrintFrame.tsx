import { useRef, type ComponentProps, type ReactNode } from 'react';

import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { AdminIcon } from '../../page/AdminIcon.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import './PrintFrame.css';

type Props = Pick<ComponentProps<typeof PageFrame>, 'title' | 'note' | 'back'> & {
  /** Each a `PrintSheet`. */
  children: ReactNode;
};

/** The frame of a page of papers: on screen as they will be printed, on paper these alone. */
export function PrintFrame({ children, ...frame }: Props) {
  const sheets = useRef<HTMLDivElement>(null);
  const print = async () => {
    // A picture that has not arrived would be missing on the paper.
    const pictures = Array.from(sheets.current?.querySelectorAll('img') ?? []);
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    window.print();
  };
  return (
    <PageFrame
      {...frame}
      isPaper
      className="print-frame"
      actions={
        <Button onClick={() => void print()}>
          <AdminIcon name="print" size={20} />
          {frOrders.print.print}
        </Button>
      }
    >
      <div ref={sheets}>{children}</div>
    </PageFrame>
  );
}

/** One paper, which begins a page of its own. */
export function PrintSheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article className="print-sheet" aria-label={label}>
      {children}
    </article>
  );
}

/** A name and an address on a paper; empty lines are left out, and all of it where nothing is known. */
export function PrintParty({
  title,
  name,
  lines,
}: {
  title: string;
  name: string;
  lines: ReadonlyArray<string | null>;
}) {
  if (![name, ...lines].some(Boolean)) return null;
  return (
    <section className="print-party" aria-label={title}>
      <h2>{title}</h2>
      <address>
        {name ? (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        ) : null}
        {lines.map((line) =>
          line ? (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ) : null,
        )}
      </address>
    </section>
  );
}
