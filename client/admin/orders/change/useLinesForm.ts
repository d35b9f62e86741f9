import { useRef, useState } from 'react';

import type { OrderLines_OrderFragment } from '../../../generated/admin/graphql.ts';
import { sortErrors } from '../../../ui/form/sortErrors.ts';
import type { FormErrors } from '../../../ui/form/useForm.ts';
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

export function useLinesForm(order: EditedOrder, onSaved: () => void) {
  const [lines, setLines] = useState<readonly DraftLine[]>(() =>
    order.lines.map(({ price, ...line }) => ({ ...line, price: price.amount })),
  );
  const [preview, setPreview] = useState<Preview | null>(null);
  /** By the line's place. */
  const [errors, setErrors] = useState<FormErrors<string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const { tryOut, update, isBusy } = useUpdateOrder(order);
  // Answers may come in another order than the presses.
  const latest = useRef(0);

  const showErrors = (userErrors: readonly UserError[]) => {
    const wrong = sortErrors(userErrors, ({ field }) => /^lines\.(\d+)\./.exec(field ?? '')?.[1]);
    setErrors(wrong.fields);
    setProblem(wrong.problem);
  };

  const change = async (next: readonly DraftLine[]) => {
    setLines(next);
    latest.current += 1;
    const turn = latest.current;
    const payload = await tryOut({ lines: inputOf(next) });
    if (!payload || turn !== latest.current) return;
    showErrors(payload.userErrors);
    const changed = payload.userErrors.length === 0 ? payload.order : null;
    setPreview(
      changed && {
        payable: changed.payable.amount,
        shipping: changed.shipping.amount,
        refund: changed.refundDue.amount - order.refundDue.amount,
      },
    );
  };

  /** Lines that stay in the order keep its price. */
  const priced = (article: Article): Article => {
    const known = order.lines.find(({ variantId }) => variantId === article.variantId);
    return known ? { ...article, price: known.price.amount } : article;
  };
  const withLine = (id: string, to: (line: DraftLine) => DraftLine) =>
    void change(lines.map((line) => (line.variantId === id ? to(line) : line)));

  return {
    lines,
    preview,
    errors,
    problem,
    isBusy,
    step: (id: string, step: 1 | -1) =>
      withLine(id, (line) => ({ ...line, quantity: line.quantity + step })),
    remove: (id: string) => void change(lines.filter(({ variantId }) => variantId !== id)),
    /** Another size; joins its line if there is one. */
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
      const payload = await update({ lines: inputOf(lines) });
      if (!payload) return;
      showErrors(payload.userErrors);
      if (payload.userErrors.length === 0) onSaved();
    },
  };
}

const inputOf = (lines: readonly DraftLine[]) =>
  lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
