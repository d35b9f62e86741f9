import { useState } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import { writeOrderMessage } from '#shared/order-message.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { formatDateTime } from '../../../ui/format/date.ts';
import type {
  ContactOutcome,
  OrderContacts_OrderFragment,
} from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { Section } from '../../page/Section.tsx';
import './OrderContacts.css';
import { useDraft } from '../../form/drafts.ts';
import { createOrderDrafts } from '../orderDrafts.ts';
import { newestFirst } from './newestFirst.ts';
import { outcomes } from './outcomes.ts';
import { PhoneLinks } from './PhoneLinks.tsx';

graphql(`
  fragment OrderContacts_contacts on Order {
    id
    contacts {
      at
      by
      outcome
      note
    }
  }
`);

graphql(`
  fragment OrderContacts_order on Order {
    ...OrderContacts_contacts
    number
    status
    language
    payable {
      amount
    }
    shippingInfo {
      name
      phone
    }
    trackingUrl
    confirmedByCustomerAt
    recipientHistory {
      underWay
      delivered
      refused
    }
  }
`);

const addContactMutation = graphql(`
  mutation AdminAddOrderContact($id: ID!, $outcome: ContactOutcome!, $note: String) {
    payload: addOrderContact(id: $id, outcome: $outcome, note: $note) {
      order {
        ...OrderContacts_contacts
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = frOrders.contact;
const drafts = createOrderDrafts<string>('contact');

type Props = {
  order: OrderContacts_OrderFragment;
  /** Text of the settings, in the order's language. */
  whatsAppText: string;
};

/** Helps to call before preparing: most pay on delivery, and a refusal costs both ways. */
export function OrderContacts({ order, whatsAppText }: Props) {
  const { id, status, contacts, confirmedByCustomerAt, recipientHistory } = order;
  const [remark, setRemark] = useState(() => drafts.find(id) ?? '');
  const isTyped = remark.trim() !== '';
  useDraft(drafts, id, isTyped ? remark : null);
  // What was typed before others confirmed the order can still be noted.
  const isPending = status === 'PENDING' || isTyped;
  if (!isPending && contacts.length === 0 && confirmedByCustomerAt === null) return null;
  return (
    <Section title={isPending ? texts.title : texts.past}>
      {confirmedByCustomerAt === null ? null : (
        <p className="order-contacts__confirmed">
          {texts.confirmedByCustomer(formatDateTime(confirmedByCustomerAt))}
        </p>
      )}
      {isPending ? (
        <>
          <p className="order-contacts__history">{texts.recipientHistory(recipientHistory)}</p>
          <Links order={order} whatsAppText={whatsAppText} />
          <Outcomes orderId={id} note={remark} onType={setRemark} />
        </>
      ) : null}
      {contacts.length === 0 ? null : (
        <ol className="order-contacts__list stack-3" aria-label={texts.past}>
          {newestFirst(contacts).map(({ key, entry: { at, by, outcome, note } }) => (
            <li key={key}>
              <strong>{texts.outcomes[outcome]}</strong>
              <span>
                <time dateTime={at}>{formatDateTime(at)}</time> · {by}
              </span>
              {note ? (
                <p className="order-contacts__note" dir="auto">
                  {note}
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function Links({ order, whatsAppText }: Props) {
  const { number, language, payable, shippingInfo, trackingUrl } = order;
  const { phone, name } = shippingInfo;
  if (!phone) return null;
  const message = writeOrderMessage(whatsAppText, {
    nom: name,
    numero: number,
    montant: formatMoney(payable.amount, language),
    lien: trackingUrl,
  });
  return (
    <div className="order-contacts__buttons row-2">
      <PhoneLinks phone={phone} message={message} />
    </div>
  );
}

type OutcomesProps = { orderId: string; note: string; onType: (note: string) => void };

function Outcomes({ orderId, note, onType }: OutcomesProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isBusy } = useAdminMutation(addContactMutation, { refetchQueries: 'active' });

  const add = async (outcome: ContactOutcome) => {
    const payload = await send({ id: orderId, outcome, note: note.trim() || null });
    if (!payload) return;
    const [error] = payload.userErrors;
    setProblem(error?.message ?? null);
    if (!error) onType('');
  };

  return (
    <fieldset className="order-contacts__outcome">
      <legend className="visually-hidden">{texts.outcome}</legend>
      <Field
        label={texts.note}
        dir="auto"
        autoComplete="off"
        value={note}
        error={problem}
        onChange={(event) => onType(event.target.value)}
      />
      <div className="order-contacts__buttons row-2">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === 'CONFIRMED' ? 'secondary' : 'quiet'}
            disabled={isBusy}
            onClick={() => void add(outcome)}
          >
            {texts.outcomes[outcome]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
