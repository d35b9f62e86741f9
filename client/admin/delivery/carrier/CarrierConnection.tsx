import { useState } from 'react';
import { Link } from 'react-router-dom';

import { graphql } from '../../../generated/admin/index.ts';
import { frDelivery } from '../../../text/admin/settings/delivery.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { Section } from '../../page/Section.tsx';
import type { Carrier } from './carrier.ts';

const testCarrierMutation = graphql(`
  mutation AdminTestCarrier($id: ID!) {
    payload: testCarrier(id: $id) {
      carrier {
        ...EditedCarrier
      }
      userErrors {
        message
      }
    }
  }
`);

const { carrier: texts } = frDelivery;

type Props = { carrier: Carrier; isDirty: boolean };

/** Whether the carrier knows the shop, and which of its cities are mapped; nothing for who has no interface. */
export function CarrierConnection({ carrier, isDirty }: Props) {
  const { id, name, needsCities, unmappedCities, webhookUrl } = carrier;
  const { send, isBusy } = useAdminMutation(testCarrierMutation);
  const [answer, setAnswer] = useState('');
  if (carrier.credentials.length === 0) return null;
  const test = async () => {
    setAnswer(isDirty ? texts.saveFirst : texts.testing);
    if (isDirty) return;
    const reply = await send({ id });
    const refusals = reply?.userErrors.map(({ message }) => message);
    setAnswer(refusals ? refusals.join(' ') || texts.works(name) : '');
  };
  return (
    <Section title={texts.connection} className="surface admin-form">
      <p className="note">{texts.connectionText}</p>
      <div className="row-3 delivery__test">
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void test()}>
          {texts.test}
        </Button>
        <output>{answer}</output>
      </div>
      {needsCities ? (
        <p>
          <span>{`${texts.citiesLeft(unmappedCities)} `}</span>
          <Link to={adminPaths.carrierCities(id)}>{texts.cities}</Link>
        </p>
      ) : null}
      {webhookUrl === null ? null : (
        <Field
          label={texts.webhook}
          value={webhookUrl}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      )}
    </Section>
  );
}
