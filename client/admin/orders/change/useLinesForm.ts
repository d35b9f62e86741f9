import { useEffect, useEffectEvent, useState } from 'react';

import { lineKeyOf } from '#shared/line-key.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import type { OrderLineInput, OrderLines_OrderFragment } from '../../../generated/admin/graphql.ts';
import { frOrderChanges } from '../../../text/admin/orders/changes.fr.ts';
import { sortErrors } from '../../../ui/form/sortErrors.ts';
import { useDetailForm, type Edited } from '../../form/useDetailForm.ts';
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
  /** They stay as they were bought: a correction changes none. */
  alterations: EditedOrder['lines'][number]['alterations'];
  /** Centimes, with those of its alterations. */
  price: number;
};

export type DraftLine = Article & { quantity: number };

export type LinesForm = Omit<ReturnType<typeof useLinesForm>, 'ref'>;

type Lines = readonly DraftLine[];
type Values = { lines: Lines };
type Trial = NonNullable<Awaited<ReturnType<ReturnType<typeof useUpdateOrder>['tryOut']>>>;

const drafts = createOrderDrafts<Edited<Values, EditedOrder>>('lines');

export const hasLinesDraft = (orderId: string) => drafts.find(orderId) !== undefined;

export function useLinesForm(order: EditedOrder, onClose: () => void) {
  const { tryOut, update } = useUpdateOrder(order.id);
  const form = useDetailForm<Values, EditedOrder>({
    page: order.id,
    drafts,
    latest: order,
    valuesOf,
    rebase: (before, typed, latest) => ({
      lines: withTyped(before.lines, typed.lines, valuesOf(latest).lines),
    }),
    isWhole: true,
    async send({ version }, { lines }) {
      const reply = await update(version, { lines: inputOf(lines) });
      if (!reply?.latest || reply.userErrors.length === 0) return reply;
      const theirs = frOrderChanges.lines.theirs(reply.latest.lines.map(describe));
      return { ...reply, userErrors: [...reply.userErrors, { message: theirs }] };
    },
    pathOf,
    onSaved: () => close(),
  });
  const { base, isDirty } = form;
  const { lines } = form.values;
  const close = () => {
    form.forget();
    onClose();
  };
  useCloseOnceOver(!order.canChange && !isDirty, onClose);

  const [trial, setTrial] = useState<Trial | null>(null);
  const send = useEffectEvent(tryOut);
  const show = useEffectEvent((tried: Trial) => {
    setTrial(tried);
    const { order: theirs, userErrors } = tried;
    // Others changed the rest of the order: nothing has to be said about its lines.
    const isBeside = theirs && keyOf(theirs.lines) === keyOf(base.lines);
    if (isBeside && userErrors.length > 0) form.follow(theirs);
  });
  const wanted = keyOf(lines);
  useEffect(() => {
    if (!isDirty) return undefined;
    // Answers may come in another order than the presses.
    let isLatest = true;
    const tryWanted = async () => {
      const input: OrderLineInput[] = JSON.parse(wanted);
      const tried = await send(base.version, { lines: input });
      if (tried && isLatest) show(tried);
    };
    void tryWanted();
    return () => {
      isLatest = false;
    };
  }, [isDirty, base.version, wanted]);
  const { order: changed = null, userErrors = [] } = (isDirty && trial) || {};
  const tried = sortErrors(userErrors, ({ field }) =>
    field?.startsWith('lines.') ? pathOf(field) : undefined,
  );

  const change = (next: (current: Lines) => Lines) =>
    form.change((current) => ({ lines: next(current.lines) }));
  /** Lines that stay in the order have its price. */
  const priced = (article: Article): Article => {
    const known = base.lines.find((line) => lineKeyOf(line) === lineKeyOf(article));
    return known ? { ...article, price: known.price.amount } : article;
  };

  return {
    ...form,
    lines,
    /** The order as it would be with these lines. */
    preview: userErrors.length > 0 ? null : changed,
    problem: form.problem ?? tried.problem,
    errorAt: (at: number) =>
      form.errorOf(`lines.${at}.quantity`) ?? tried.fields[`lines.${at}.quantity`],
    close,
    step: (id: string, step: 1 | -1) => change((current) => addTo(current, id, step)),
    remove: (id: string) => change((current) => current.filter((line) => lineKeyOf(line) !== id)),
    /** Chooses another size; joins its line if there is one. */
    replace: (id: string, article: Article) =>
      change((current) => {
        const wantedId = lineKeyOf(article);
        const quantity = quantityIn(current, id) + quantityIn(current, wantedId);
        return current
          .filter((line) => lineKeyOf(line) !== wantedId)
          .map((line) => (lineKeyOf(line) === id ? { ...priced(article), quantity } : line));
      }),
    add: (article: Article) =>
      change((current) =>
        quantityIn(current, lineKeyOf(article)) > 0
          ? addTo(current, lineKeyOf(article), 1)
          : [...current, { ...priced(article), quantity: 1 }],
      ),
  };
}

const valuesOf = ({ lines }: EditedOrder): Values => ({
  // A query may add fields to the lines: an equal line has the same ones.
  lines: lines.map(({ productId, variantId, variantTitle, title, image, ...line }) => ({
    productId,
    variantId,
    variantTitle,
    title,
    image,
    alterations: line.alterations,
    price: line.price.amount,
    quantity: line.quantity,
  })),
});

const pathOf = (field: string) => field.replace(/^(lines\.\d+).*/, '$1.quantity');

type Counted = Pick<DraftLine, 'variantId' | 'alterations' | 'quantity'>;

const inputOf = (lines: readonly Counted[]) =>
  lines.map(({ variantId, alterations, quantity }) => ({
    variantId,
    quantity,
    alterations: alterations.map(({ id, value }) => ({ id, value })),
  }));

const quantityIn = (lines: readonly Counted[], id: string) =>
  lines.find((line) => lineKeyOf(line) === id)?.quantity ?? 0;

const addTo = (lines: Lines, id: string, step: number) =>
  lines.map((line) =>
    lineKeyOf(line) === id ? { ...line, quantity: line.quantity + step } : line,
  );

/** Equal texts have equal quantities in the same order. */
const keyOf = (lines: readonly Counted[]) => JSON.stringify(inputOf(lines));

/** Puts what was typed since `before` on top of what was stored since. */
function withTyped(before: Lines, typed: Lines, latest: Lines): Lines {
  const all = new Map([...typed, ...latest].map((line) => [lineKeyOf(line), line]));
  return Array.from(all, ([id, line]) => {
    const mine = quantityIn(typed, id);
    const isTyped = mine !== quantityIn(before, id);
    return { ...line, quantity: isTyped ? mine : quantityIn(latest, id) };
  }).filter(({ quantity }) => quantity > 0);
}

const describe = ({ title, variantTitle, alterations, quantity }: EditedOrder['lines'][number]) =>
  `${quantity} × ${lineTitle(title, variantTitle, alterations)}`;
