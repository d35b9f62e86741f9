import { useRef, useState } from 'react';

import { graphql } from '../../generated/admin/index.ts';
import { frExchanges } from '../../text/admin/orders/exchanges.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { ReceivedLine } from '../orders/returns/ReceivedLine.tsx';
import { earlierName, type Exchange } from './exchange.ts';
import { useExchangeMutation } from './useExchangeMutation.ts';

const receiveExchangeMutation = graphql(`
  mutation AdminReceiveExchange($id: ID!, $version: Int!, $lines: [ReceivedLineInput!]!) {
    payload: receiveExchange(id: $id, expectedVersion: $version, lines: $lines) {
      ...ExchangeChange_payload
    }
  }
`);

const texts = frExchanges.receive;

type Props = { exchange: Exchange; onMoved: () => void };

/** Opens a dialog for what came back, all of it unless fewer are chosen. */
export function ReceiveExchange({ exchange, onMoved }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { number } = exchange;
  return (
    <>
      <Button
        variant="secondary"
        aria-label={frExchanges.named(texts.open, number)}
        onClick={() => setIsOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen ? (
        <Dialog title={texts.title(number)} onClose={() => setIsOpen(false)}>
          <ReceiveForm
            exchange={exchange}
            onDone={() => {
              setIsOpen(false);
              onMoved();
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}

function ReceiveForm({ exchange, onDone }: { exchange: Exchange; onDone: () => void }) {
  const { id, number, version } = exchange;
  const ref = useRef<HTMLFormElement>(null);
  const expected = expectedOf(exchange);
  const { send, isBusy } = useExchangeMutation(receiveExchangeMutation);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  /** Variants that cannot be sold again. */
  const [spoilt, setSpoilt] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  // Others may have received some meanwhile.
  const lines = expected.map((line) => ({
    ...line,
    quantity: Math.min(chosen.get(line.variantId) ?? line.left, line.left),
    isRestocked: !spoilt.has(line.variantId),
  }));

  const save = async () => {
    const received = lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ variantId, quantity, isRestocked }) => ({
        variantId,
        quantity,
        restock: isRestocked,
      }));
    setProblem(received.length === 0 ? texts.none : null);
    if (received.length === 0) return;
    const reply = await send({ id, version, lines: received });
    if (!reply) return;
    setProblem(reply.userErrors.map(({ message }) => message).join(' ') || null);
    if (reply.userErrors.length > 0) return;
    toast.success(texts.done(number));
    onDone();
  };
  const toggle = (variantId: string, isRestocked: boolean) => {
    const next = new Set(spoilt);
    if (isRestocked) next.delete(variantId);
    else next.add(variantId);
    setSpoilt(next);
  };

  return (
    <Form ref={ref} className="admin-form" isBusy={isBusy} onSubmit={save}>
      {lines.map(({ variantId, ...line }) => (
        <ReceivedLine
          key={variantId}
          {...line}
          onTake={(quantity) => setChosen(new Map([...chosen, [variantId, quantity]]))}
          onRestock={(isRestocked) => toggle(variantId, isRestocked)}
        />
      ))}
      <FormProblem text={problem} />
      <div>
        <Button type="submit" disabled={isBusy}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}

/** Sums by variant what has not come back yet. */
function expectedOf({ lines }: Exchange) {
  const sums = new Map<string, { variantId: string; name: string; left: number }>();
  for (const line of lines) {
    const { variantId } = line;
    const left = line.quantity - line.receivedQuantity + (sums.get(variantId)?.left ?? 0);
    sums.set(variantId, { variantId, name: earlierName(line), left });
  }
  return [...sums.values()].filter(({ left }) => left > 0);
}
