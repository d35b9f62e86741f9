import { accountTexts } from '../account.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { usePayload } from '../../apollo/usePayload.ts';
import { renewSessionUser } from '../entry/openedSession.ts';
import { graphql } from '../../generated/shop/index.ts';
import { useAccountForm } from '../useAccountForm.ts';

const updateCustomerMutation = graphql(`
  mutation UpdateCustomer($input: CustomerInput!) {
    payload: updateCustomer(input: $input) {
      customer {
        id
        firstName
        lastName
        email
      }
      userErrors {
        field
        message
      }
    }
  }
`);

type Props = { firstName: string; lastName: string; onClose: () => void };

export function NameForm({ firstName, lastName, onClose }: Props) {
  const { ref, values, field, send, problem } = useAccountForm({ firstName, lastName });
  const { send: request, isBusy, client } = usePayload(updateCustomerMutation);
  const { title, submit: submitLabel, saved } = accountTexts.name;
  const { fields } = accountTexts;

  const submit = async () => {
    const payload = await send(() => request({ input: values }));
    if (!payload?.customer) return;
    renewSessionUser(client, payload.customer);
    announce(saved);
    onClose();
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <Form ref={ref} className="stack-4" isBusy={isBusy} onSubmit={submit}>
        <Field
          {...field('firstName')}
          label={fields.firstName}
          autoComplete="given-name"
          required
        />
        <Field {...field('lastName')} label={fields.lastName} autoComplete="family-name" required />
        <FormProblem text={problem} />
        <Button type="submit" isWide disabled={isBusy}>
          {submitLabel}
        </Button>
      </Form>
    </Dialog>
  );
}
