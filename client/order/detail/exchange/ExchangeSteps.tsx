import type {
  ExchangeMethod,
  ExchangeStatus,
  OrderExchange_OrderFragment,
} from '../../../generated/shop/graphql.ts';
import { orderTexts } from '../../order.fr.ts';
import { cx } from '../../../ui/cx.ts';
import { formatDateTime } from '../../../ui/format/date.ts';
import { Icon } from '../../../ui/Icon.tsx';
import '../OrderTimeline.css';
import { exchangeTexts } from './exchange.fr.ts';

const usualWay: Record<ExchangeMethod, readonly ExchangeStatus[]> = {
  AT_THE_DOOR: ['REQUESTED', 'APPROVED', 'SHIPPED', 'COMPLETED'],
  SEND_BACK: ['REQUESTED', 'APPROVED', 'RECEIVED', 'SHIPPED', 'COMPLETED'],
  IN_SHOP: ['REQUESTED', 'APPROVED', 'RECEIVED', 'COMPLETED'],
};

type Props = {
  exchange: Pick<
    OrderExchange_OrderFragment['exchanges'][number],
    'status' | 'method' | 'parcelNumber' | 'history'
  >;
};

/** Shows the states of an exchange with their times as one line, like those of the order. */
export function ExchangeSteps({ exchange: { status, method, parcelNumber, history } }: Props) {
  const { view } = orderTexts;
  const way = usualWay[method];
  const place = way.indexOf(status);
  const isStopped = place < 0;
  const next = isStopped ? [] : way.slice(place + 1);
  return (
    <ol className="order-exchange__steps">
      {history.map(({ status: step, at }) => (
        <li
          key={step}
          className={cx(
            'order-timeline__step',
            isStopped && step === status && 'order-timeline__step--stopped',
          )}
          aria-current={step === status ? 'step' : undefined}
        >
          <span className="order-timeline__mark">
            <Icon name={isStopped && step === status ? 'close' : 'check'} size={16} />
          </span>
          <span className="visually-hidden">{`${step === status ? view.now : view.done} `}</span>
          <span className="order-timeline__status">{exchangeTexts.statuses[step]}</span>
          <time className="order-timeline__at" dateTime={at}>
            {formatDateTime(at)}
          </time>
          {step === 'SHIPPED' && parcelNumber !== null ? (
            <span className="order-timeline__parcel">
              {view.parcel} <strong>{parcelNumber}</strong>
            </span>
          ) : null}
        </li>
      ))}
      {next.map((step) => (
        <li key={step} className="order-timeline__step order-timeline__step--next">
          <span className="order-timeline__mark" />
          <span className="visually-hidden">{view.next} </span>
          <span className="order-timeline__status">{exchangeTexts.statuses[step]}</span>
        </li>
      ))}
    </ol>
  );
}
