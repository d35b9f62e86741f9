import { useId, useState } from 'react';

import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import { accountTexts } from '../account.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import './ConfirmDevice.css';

const confirmDeviceMutation = graphql(`
  mutation ConfirmDevice($token: String!) {
    payload: confirmDevice(token: $token) {
      userErrors {
        message
      }
    }
  }
`);

type Props = {
  /** From the mailed link. */
  token: string;
};

/**
 * Confirms the customer's own device. Only the button uses up the link: mail programs open links to
 * scan them.
 */
export function ConfirmDevice({ token }: Props) {
  const titleId = useId();
  const { send, isBusy } = usePayload(confirmDeviceMutation);
  const [outcome, setOutcome] = useState<string | null>(null);
  const texts = accountTexts.device;

  const confirm = async () => {
    const payload = await send({ token });
    if (payload) setOutcome(payload.userErrors[0]?.message ?? texts.done);
  };

  return (
    <section className="confirm-device" aria-labelledby={titleId}>
      <h2 id={titleId} className="confirm-device__title">
        {texts.title}
      </h2>
      <output>{outcome ?? texts.text}</output>
      {outcome === null ? (
        <Button isWide disabled={isBusy} onClick={() => void confirm()}>
          {texts.submit}
        </Button>
      ) : null}
    </section>
  );
}
