import { useRef, useState } from 'react';

import { lineTitle } from '#shared/texts/order.fr.ts';
import type { OrderLines_OrderFragment } from '../../../generated/admin/graphql.ts';
import { frOrderChanges } from '../../../text/admin/changes.fr.ts';
import { sortErrors } from '../../../ui/form/sortErrors.ts';
import type { FormErrors } from '../../../ui/form/useForm.ts';
import { useDraft } from '../../form/drafts.ts';
import { createOrderDrafts, useCloseOnceOver } from '../orderDrafts.ts';
import { useUpdateOrder } from './updateOrder.ts';

export type EditedOrder = OrderLines_OrderFragment;

/** A variant that can stand in an order. */
export type Article = {
  productId: string;
  variantId: string;
  /** Null for a product of one form. */
  variantTitle: string | null;
  title: string;
  image: string;
  /** Centimes. */
  price: number;
};

export type DraftLine = Article & { quantity: number };

export type Preview = { payable: number; shipping: number; refund: number };

export type LinesForm = ReturnType<typeof useLinesForm>;

type UserError = { code: string; field?: string | null; message: string };

/** The typed changes lie on the order as it was when they were typed. */
type State = { base: EditedOrder; lines: readonly DraftLine[] };

const drafts = createOrderDrafts<State>('lines');

export const hasLinesDraft = (orderId: string) => drafts.find(orderId) !== undefined;

/** Works like `useDetailForm`: the version and the lines that are sent are of one moment. */
export function useLinesForm(order: EditedOrder, onClose: () => void) {
  const [{ base, lines }, setState] = useState<State>(
    () => drafts.find(order.id) ?? { base: order, lines: draftLines(order) },
  );
  const [preview, setPreview] = useState<Preview | null>(null);
  /** Errors by the line's place. */
  const [errors, setErrors] = useState<FormErrors<string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const { tryOut, update, isBusy } = useUpdateOrder(order.id);
  // Answers may come in another order than the presses.
  const latest = useRef(0);

  const isDirty = !hasSame(lines, base.lines);
  const forget = useDraft(drafts, order.id, isDirty ? { base, lines } : null);
  const close = () => {
    forget();
    onClose();
  };
  useCloseOnceOver(!order.canChange && !isDirty, onClose);
  // A newer version waits until what was typed is saved or discarded.
  if (!isDirty && !isBusy && order.version > base.version) {
    setState({ base: order, lines: draftLines(order) });
  }

  const showErrors = (userErrors: readonly UserError[]) => {
    const wrong = sortErrors(userErrors, ({ field }) => /^lines\.(\d+)\./.exec(field ?? '')?.[1]);
    setErrors(wrong.fields);
    setProblem(wrong.problem);
  };

  const tryLines = async (from: EditedOrder, next: readonly DraftLine[]) => {
    latest.current += 1;
    const turn = latest.current;
    const payload = await tryOut(from.version, { lines: inputOf(next) });
    if (!payload || turn !== latest.current) return;
    if (payload.order && payload.userErrors.length > 0) {
      await followTheirs(from, next, { ...payload, order: payload.order });
      return;
    }
    showErrors(payload.userErrors);
    const changed = payload.order ?? null;
    setPreview(
      changed && {
        payable: changed.payable.amount,
        shipping: changed.shipping.amount,
        refund: changed.refundDue.amount - from.refundDue.amount,
      },
    );
  };

  const change = (next: readonly DraftLine[]) => {
    setState({ base, lines: next });
    return tryLines(base, next);
  };

  /** Puts what was typed on top of what others saved after a conflict, and names their lines. */
  const followTheirs = async (
    from: EditedOrder,
    typed: readonly DraftLine[],
    { order: theirs, userErrors }: { order: EditedOrder; userErrors: readonly UserError[] },
  ) => {
    const next = withTyped(from.lines, typed, draftLines(theirs));
    setState({ base: theirs, lines: next });
    await tryLines(theirs, next);
    if (hasSame(from.lines, theirs.lines)) return;
    const messages = userErrors.map(({ message }) => message);
    setProblem([...messages, frOrderChanges.lines.theirs(theirs.lines.map(describe))].join(' '));
  };

  /** Lines that stay in the order have its price. */
  const priced = (article: Article): Article => {
    const known = base.lines.find(({ variantId }) => variantId === article.variantId);
    return known ? { ...article, price: known.price.amount } : article;
  };
  const withLine = (id: string, to: (line: DraftLine) => DraftLine) =>
    void change(lines.map((line) => (line.variantId === id ? to(line) : line)));

  return {
    base,
    lines,
    preview,
    errors,
    problem,
    isBusy,
    close,
    step: (id: string, step: 1 | -1) =>
      withLine(id, (line) => ({ ...line, quantity: line.quantity + step })),
    remove: (id: string) => void change(lines.filter(({ variantId }) => variantId !== id)),
    /** Chooses another size; joins its line if there is one. */
    replace(id: string, article: Article) {
      const line = lines.find(({ variantId }) => variantId === id);
      if (!line) return;
      const others = lines.filter(({ variantId }) => variantId !== article.variantId);
      const joined = lines.find(({ variantId }) => variantId === article.variantId);
      const quantity = line.quantity + (joined?.quantity ?? 0);
      void change(
        others.map((each) => (each.variantId === id ? { ...priced(article), quantity } : each)),
      );
    },
    add(article: Article) {
      const known = lines.some(({ variantId }) => variantId === article.variantId);
      if (known) withLine(article.variantId, (line) => ({ ...line, quantity: line.quantity + 1 }));
      else void change([...lines, { ...priced(article), quantity: 1 }]);
    },
    async save() {
      const reply = await update(base.version, { lines: inputOf(lines) });
      if (!reply) return;
      if (reply.latest && reply.userErrors.length > 0) {
        await followTheirs(base, lines, { order: reply.latest, userErrors: reply.userErrors });
        return;
      }
      showErrors(reply.userErrors);
      if (reply.userErrors.length === 0) close();
    },
  };
}

const draftLines = ({ lines }: EditedOrder): readonly DraftLine[] =>
  lines.map(({ price, ...line }) => ({ ...line, price: price.amount }));

type Counted = { variantId: string; quantity: number };

const inputOf = (lines: readonly Counted[]) =>
  lines.map(({ variantId, quantity }) => ({ variantId, quantity }));

const quantityIn = (lines: readonly Counted[], id: string) =>
  lines.find(({ variantId }) => variantId === id)?.quantity ?? 0;

const hasSame = (lines: readonly Counted[], others: readonly Counted[]) =>
  lines.length === others.length &&
  lines.every(({ variantId, quantity }) => quantityIn(others, variantId) === quantity);

/** Puts what was typed since `before` on top of what was stored since. */
function withTyped(
  before: readonly Counted[],
  typed: readonly DraftLine[],
  latest: readonly DraftLine[],
): readonly DraftLine[] {
  const all = new Map([...typed, ...latest].map((line) => [line.variantId, line]));
  return [...all.values()]
    .map((line) => {
      const mine = quantityIn(typed, line.variantId);
      const isTyped = mine !== quantityIn(before, line.variantId);
      return { ...line, quantity: isTyped ? mine : quantityIn(latest, line.variantId) };
    })
    .filter(({ quantity }) => quantity > 0);
}

const describe = ({ title, variantTitle, quantity }: EditedOrder['lines'][number]) =>
  `${quantity} × ${lineTitle(title, variantTitle)}`;
