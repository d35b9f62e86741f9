import { useNavigate } from 'react-router-dom';

import { PageCard } from '../../page/PageCard.tsx';
import { useShop } from '../../page/shop.ts';
import { orderTexts } from '../order.fr.ts';
import { Service } from '../Service.tsx';
import { paths } from '#shared/paths.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { PhoneField } from '../../address/PhoneField.tsx';
import { addressTexts } from '../../address/address.fr.ts';
import { typedFindOrderForm } from '#shared/forms/order.ts';
import { Button } from '../../ui/button/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { useHydrated } from '../../apollo/hydration.ts';
import './FindOrderPage.css';

export function FindOrderPage() {
  const { title, text, help } = orderTexts.find;
  return (
    <PageCard title={title}>
      <p className="page-card__text">{text}</p>
      <FindOrderForm />
      <Service text={help} className="find-order__help" />
    </PageCard>
  );
}

const findOrderMutation = graphql(`
  mutation FindOrder($number: String!, $phone: String!) {
    payload: findOrder(number: $number, phone: $phone) {
      order {
        id
        trackingKey
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const sentences = { PHONE: addressTexts.form.phoneNote };

function FindOrderForm() {
  const { ref, values, field, check, show, problem } = useCheckedForm(
    typedFindOrderForm,
    { number: '', phone: '' },
    sentences,
  );
  const navigate = useNavigate();
  const { send, isBusy } = usePayload(findOrderMutation);
  // Sent without the script, the form would put the phone into the address.
  const isHydrated = useHydrated();
  const texts = orderTexts.find;
  const { orderPrefix } = useShop();

  const submit = async () => {
    const problems = check();
    if (problems.some(({ code }) => code === 'REQUIRED')) toast.warning(texts.blank);
    if (problems.length > 0) return;
    const { order, userErrors = [] } = (await send(values)) ?? {};
    show(userErrors);
    if (order) void navigate(paths.trackedOrder(order.id, order.trackingKey));
  };

  return (
    <Form ref={ref} className="find-order__form stack-4" isBusy={isBusy} onSubmit={submit}>
      <Field
        {...field('number')}
        label={texts.number}
        hint={texts.numberHint(orderPrefix)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <PhoneField {...field('phone')} label={texts.phone} required />
      {/* On the page: a toast would be gone before it is compared with what was typed. */}
      {problem === null ? null : (
        <p role="alert" className="find-order__problem">
          {problem}
        </p>
      )}
      <Button type="submit" isWide disabled={!isHydrated || isBusy}>
        {isBusy ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}
