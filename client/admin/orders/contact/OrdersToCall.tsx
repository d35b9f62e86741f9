import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { formatMoney } from '#shared/money.format.ts';
import { frCalls as texts } from '../../../text/admin/orders/calls.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatDateTime } from '../../../ui/format/date.ts';
import type { AdminCallQueueQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useFromList } from '../../list/listAddress.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { Loaded, liveQuery } from '../../page/Loaded.tsx';
import { Section } from '../../page/Section.tsx';
import './CallQueue.css';
import { QueuedCall, type QueuedEntry } from './QueuedCall.tsx';

const callQueueQuery = graphql(`
  query AdminCallQueue {
    callQueue(first: 20) {
      totalCount
      nodes {
        ...QueuedCall_entry
      }
    }
    FR: whatsAppText(language: FR)
    AR: whatsAppText(language: AR)
    EN: whatsAppText(language: EN)
  }
`);

/** Shows one order at a time, the likeliest loss first, and those that follow. */
export function OrdersToCall() {
  const result = useQuery(callQueueQuery, liveQuery);
  return <Loaded result={result}>{(data) => <CallQueue data={data} />}</Loaded>;
}

function CallQueue({ data }: { data: AdminCallQueueQuery }) {
  const { nodes, totalCount } = data.callQueue;
  // Each order has the attempts before its outcome: until the list is read again it would come back at once.
  const [handled, setHandled] = useState<Readonly<Record<string, number | undefined>>>({});
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const left = nodes.filter(({ order, attempts }) => handled[order.id] !== attempts);
  const current = currentOf(left, skipped, chosen);
  const currentId = current?.order.id;
  const shownFirst = useRef(currentId);
  // The pressed button leaves with its order; the first order leaves the focus where it is.
  const focusNext = useEffectEvent((id: string | undefined) => {
    if (id !== shownFirst.current) title.current?.focus();
    shownFirst.current = id;
  });
  useEffect(() => focusNext(currentId), [currentId]);

  if (left.length === 0) return <p className="call-queue__count">{texts.none}</p>;
  const [soonest] = left;
  return (
    <div className="call-queue stack-4">
      <p className="call-queue__count">{texts.waiting(totalCount)}</p>
      {current ? (
        <QueuedCall
          key={`${current.order.id} ${current.attempts}`}
          entry={current}
          whatsAppText={data[current.order.language]}
          titleRef={title}
          onHandled={({ order, attempts }) => {
            setHandled((before) => ({ ...before, [order.id]: attempts }));
            setChosen(null);
          }}
          onUndone={(id) => {
            setHandled((before) => ({ ...before, [id]: undefined }));
            setChosen(id);
          }}
          onSkip={() => {
            setSkipped((before) => [
              ...before.filter((id) => id !== current.order.id),
              current.order.id,
            ]);
            setChosen(null);
          }}
        />
      ) : (
        <p>{texts.nothingDue(formatDateTime(soonest?.dueAt ?? ''))}</p>
      )}
      <Following entries={left.filter((entry) => entry !== current)} onPick={setChosen} />
    </div>
  );
}

/** The chosen one, else the first that is due; skipped ones come again once all others were. */
function currentOf(
  entries: readonly QueuedEntry[],
  skipped: readonly string[],
  chosen: string | null,
): QueuedEntry | undefined {
  const due = entries.filter(({ isDue }) => isDue);
  const place = ({ order }: QueuedEntry) => skipped.indexOf(order.id);
  return (
    entries.find(({ order }) => order.id === chosen) ??
    due.toSorted((one, other) => place(one) - place(other))[0]
  );
}

type FollowingProps = { entries: readonly QueuedEntry[]; onPick: (id: string) => void };

function Following({ entries, onPick }: FollowingProps) {
  const fromList = useFromList();
  if (entries.length === 0) return null;
  return (
    <Section title={texts.following}>
      <ul className="call-queue__following">
        {entries.map(({ order, reasons, expectedLoss, isDue, dueAt }) => (
          <li key={order.id}>
            <span>
              <Link to={adminPaths.order(order.id)} state={fromList}>
                {order.number}
              </Link>{' '}
              <bdi>{order.shippingInfo.name || frOrders.unnamed}</bdi>
              <span className="order-note">
                {isDue
                  ? texts.lossShort(formatMoney(expectedLoss.amount))
                  : texts.due(formatDateTime(dueAt))}
              </span>
              <span className="order-note">{reasons.join(', ')}</span>
            </span>
            <Button
              variant="quiet"
              aria-label={texts.pick(order.number)}
              onClick={() => onPick(order.id)}
            >
              {texts.call}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
