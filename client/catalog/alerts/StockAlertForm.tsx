import { useEffect, useRef, useState } from 'react';

import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { useSession } from '../../apollo/session.ts';
import { alertTexts } from './alerts.fr.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmailField } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { nextPaint } from '../../ui/later.ts';

const requestStockAlertMutation = graphql(`
  mutation RequestStockAlert($variantId: ID!, $email: String!) {
    payload: requestStockAlert(variantId: $variantId, email: $email) {
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export function StockAlertForm({ variantId }: { variantId: string }) {
  const session = useSession();
  const { ref, values, field, refuse } = useForm({ email: session?.user.email ?? '' });
  const { send, isBusy, client } = usePayload(requestStockAlertMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => {
    ref.current?.querySelector('input')?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref]);

  const submit = async () => {
    setProblem(null);
    if (values.email.trim() === '') return refuse({ email: shopTexts.ui.blankField });
    const payload = await send({ variantId, email: values.email });
    if (!payload) return;
    const [first] = payload.userErrors;
    if (first?.field === 'email') refuse({ email: first.message });
    else if (first?.code === 'NOT_ALLOWED_NOW') await leave(first.message);
    else if (first) setProblem(first.message);
    else setSentTo(values.email.trim());
  };

  /** Leaves a variant that is in stock again: the page offers it; the form goes with the focus. */
  const leave = async (message: string) => {
    toast.success(message);
    // Without an answer the page stays as it is.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    await nextPaint();
    document.querySelector<HTMLElement>('.buy-bar .button')?.focus();
  };

  if (sentTo !== null) return <AlertSent email={sentTo} />;
  return (
    <Form ref={ref} className="stock-alert__form" isBusy={isBusy} onSubmit={submit}>
      <p className="note">{alertTexts.text}</p>
      <EmailField {...field('email')} label={alertTexts.email} autoComplete="email" required />
      <FormProblem text={problem} />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {isBusy ? alertTexts.submitting : alertTexts.submit}
      </Button>
    </Form>
  );
}

/** Takes the focus that the form had. */
function AlertSent({ email }: { email: string }) {
  const sent = useRef<HTMLParagraphElement>(null);
  useEffect(() => sent.current?.focus(), []);
  return (
    <p ref={sent} tabIndex={-1} className="stock-alert__sent">
      <strong>{alertTexts.sent}</strong>
      <span>{alertTexts.sentText(email)}</span>
    </p>
  );
}
