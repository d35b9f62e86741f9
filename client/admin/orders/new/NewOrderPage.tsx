import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';

import { LANGUAGES } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { labels } from '../../../text/admin/labels.fr.ts';
import { frNewOrder as texts } from '../../../text/admin/orders/new-order.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { EmailField, Field } from '../../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { areAltered } from '../../../ui/format/alteration.ts';
import { useFocusWhenFewer } from '../../../ui/useFocusWhenFewer.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import { Loaded } from '../../page/Loaded.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { Section } from '../../page/Section.tsx';
import { ArticleSearch } from '../articles/ArticleSearch.tsx';
import type { FoundVariant } from '../articles/articles.ts';
import { Choices } from './Choices.tsx';
import { CityField } from './CityField.tsx';
import { KnownRecipient } from './KnownRecipient.tsx';
import './NewOrder.css';
import {
  channels,
  isFetched,
  isTakenAlong,
  payments,
  withOneMore,
  type NewLine,
} from './newOrder.ts';
import { NewOrderLines } from './NewOrderLines.tsx';
import { useNewOrder, type NewOrderForm } from './useNewOrder.ts';
import { useQuote, type Quoted } from './useQuote.ts';
import { pickupPointsQuery, WayField, type PickupPoint } from './WayField.tsx';

/** An order by telephone, by message or at the counter, in the order in which it is taken. */
export function NewOrderPage() {
  // Whether there is a choice of ways is known first, so that nothing moves in the form.
  const result = useQuery(pickupPointsQuery, { fetchPolicy: 'network-only' });
  return (
    <Loaded result={result}>{({ pickupPoints }) => <NewOrder points={pickupPoints} />}</Loaded>
  );
}

function NewOrder({ points }: { points: readonly PickupPoint[] }) {
  const form = useNewOrder();
  const { ref, order, field, change, problem, isDirty, isSaving } = form;
  const quoted = useQuote(order);
  const isPaid = isTakenAlong(order);
  const isWithoutAddress = isPaid || isFetched(order);

  // After the page's own focus on its content.
  useEffect(() => {
    const first = ref.current?.elements.namedItem('phone');
    if (first instanceof HTMLElement) first.focus();
  }, [ref]);

  return (
    <PageFrame title={frAdmin.newOrder} back={{ to: adminPaths.orders(), label: frOrders.title }}>
      <Form ref={ref} className="new-order" isBusy={isSaving} onSubmit={form.save}>
        <Section title={texts.client} className="surface admin-form">
          <Choices
            legend={texts.channel}
            values={channels}
            labels={texts.channels}
            chosen={order.channel}
            onChoose={form.chooseChannel}
          />
          {order.channel === 'SHOP' ? (
            <Choices
              legend={texts.payment}
              values={payments}
              labels={texts.payments}
              chosen={order.payment}
              onChoose={(payment) => change(() => ({ payment }))}
            />
          ) : null}
          <Field
            {...field('phone')}
            label={isPaid ? texts.optional(texts.phone) : texts.phone}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            required={!isPaid}
          />
          <KnownRecipient form={form} />
        </Section>
        <Articles form={form} quoted={quoted} />
        <Section
          title={isPaid ? texts.customer : texts.delivery}
          className="surface admin-form new-order__fields"
        >
          {isPaid ? null : <WayField form={form} points={points} />}
          {isWithoutAddress ? null : <CityField form={form} />}
          <Field
            {...field('name')}
            label={isPaid ? texts.optional(texts.name) : texts.name}
            dir="auto"
            autoComplete="off"
            autoCapitalize="words"
            required={!isPaid}
          />
          {isWithoutAddress ? null : (
            <Field
              {...field('street')}
              label={texts.street}
              dir="auto"
              autoComplete="off"
              required
            />
          )}
          <EmailField {...field('email')} label={texts.optional(texts.email)} autoComplete="off" />
          <Choices
            legend={texts.language}
            values={LANGUAGES}
            labels={labels.language}
            chosen={order.language}
            onChoose={(language) => change(() => ({ language }))}
          />
          <TextArea
            {...field('note')}
            label={texts.optional(texts.note)}
            hint={texts.noteHint}
            dir="auto"
            rows={2}
          />
        </Section>
        <FormProblem text={problem} />
        {isDirty ? (
          <ConfirmButton
            variant="ghost"
            className="new-order__discard"
            disabled={isSaving}
            label={texts.discard}
            title={texts.discardTitle}
            confirm={texts.discard}
            action={form.discard}
          >
            <p>{texts.discardText}</p>
          </ConfirmButton>
        ) : null}
        <Amount form={form} quoted={quoted} />
      </Form>
    </PageFrame>
  );
}

type QuotedProps = { form: NewOrderForm; quoted: Quoted };

function Articles({ form, quoted: { quote } }: QuotedProps) {
  const { ref, order, change } = form;
  const title = useFocusWhenFewer(order.lines.length);
  const added = useRef<string | null>(null);

  // The list in which it was pressed is gone: from its line one goes on. After any render: the same
  // variant may be added again.
  useEffect(() => {
    if (added.current === null) return;
    const selector = `[data-more-of="${CSS.escape(added.current)}"]`;
    added.current = null;
    ref.current?.querySelector<HTMLElement>(selector)?.focus();
  });

  const add = ({ line }: FoundVariant, isByKey: boolean) => {
    // With a key the focus stays: the next code may be scanned.
    if (!isByKey) added.current = line.variantId;
    change(({ lines }) => ({ lines: withOneMore(lines, line), article: '' }));
    announce(texts.added(line.title));
  };
  const remove = ({ id }: NewLine) =>
    change(({ lines }) => ({ lines: lines.filter((line) => line.id !== id) }));

  return (
    <Section title={texts.articles} titleRef={title} className="surface admin-form">
      <ArticleSearch field={form.field('article')} onAdd={add} />
      <NewOrderLines form={form} quote={quote} onRemove={remove} />
      <CodeField form={form} quote={quote} />
      {areAltered(order.lines) ? (
        <CheckboxField
          label={texts.acceptsAlterations}
          checked={order.acceptsAlterations}
          required
          error={form.errorOf('acceptsAlterations')}
          onChange={({ target }) => change(() => ({ acceptsAlterations: target.checked }))}
        />
      ) : null}
    </Section>
  );
}

/** The code that the customer says, and what it does or why it does not apply. */
function CodeField({ form, quote }: { form: NewOrderForm; quote: Quoted['quote'] }) {
  const { error, ...field } = form.field('discountCode');
  const typed = form.order.discountCode.trim() !== '';
  const code = typed ? quote?.discountCode : null;
  return (
    <Field
      {...field}
      label={texts.optional(texts.code)}
      error={error ?? (code?.isApplied === false ? code.reason : undefined)}
      hint={
        code?.isApplied
          ? texts.codeApplied(
              code.code,
              code.saving.amount > 0 ? formatMoney(-code.saving.amount) : texts.freeShipping,
            )
          : undefined
      }
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  );
}

/** Always in sight: what it costs, and the button that creates it. */
function Amount({ form, quoted: { quote, isFailed, refetch } }: QuotedProps) {
  const { order, isDirty, isSaving } = form;
  const delivery = () => {
    if (isTakenAlong(order)) return texts.takenAlong;
    if (isFetched(order)) return texts.fetched;
    const fee = quote?.shipping.amount ?? 0;
    return fee === 0 ? texts.freeShipping : texts.shipping(formatMoney(fee));
  };
  return (
    <SaveBar
      isDirty={isDirty}
      isSaving={isSaving}
      state={
        isFailed ? texts.noAmount : quote ? `${texts.count(quote.quantity)}, ${delivery()}` : ''
      }
      submit={quote ? texts.createFor(formatMoney(quote.payable.amount)) : texts.create}
    >
      {isFailed ? (
        <Button variant="ghost" onClick={() => void refetch().catch(() => undefined)}>
          {texts.quoteAgain}
        </Button>
      ) : null}
    </SaveBar>
  );
}
