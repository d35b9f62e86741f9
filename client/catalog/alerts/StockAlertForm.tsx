import { useEffect, useRef, useState } from 'react';

import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { useSession } from '../../apollo/session.ts';
import { alertTexts } from './alerts.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmailField } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useSentForm } from '../../ui/form/useSentForm.ts';
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
  const { ref, values, field, send, problem, isSending } = useSentForm({
    email: session?.user.email ?? '',
  });
  const { send: request, client } = usePayload(requestStockAlertMutation);
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => {
    ref.current?.querySelector('input')?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref]);

  const submit = async () => {
    const payload = await send(async () => {
      const reply = await request({ variantId, email: values.email });
      const inStock = reply?.userErrors.find(({ code }) => code === 'NOT_ALLOWED_NOW');
      if (!inStock) return reply;
      await leave(inStock.message);
      return undefined;
    });
    if (payload) setSentTo(values.email.trim());
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
    <Form ref={ref} className="stock-alert__form" isBusy={isSending} onSubmit={submit}>
      <p className="note">{alertTexts.text}</p>
      <EmailField {...field('email')} label={alertTexts.email} autoComplete="email" required />
      <FormProblem text={problem} />
      <Button type="submit" variant="secondary" disabled={isSending}>
        {isSending ? alertTexts.submitting : alertTexts.submit}
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
