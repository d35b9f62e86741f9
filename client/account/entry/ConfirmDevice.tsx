import { useId } from 'react';

import { accountTexts } from '../account.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import './ConfirmDevice.css';
import { useConfirmDevice } from './useConfirmDevice.ts';

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
  const { confirm, isConfirming, outcome } = useConfirmDevice(token);
  const texts = accountTexts.device;
  return (
    <section className="confirm-device" aria-labelledby={titleId}>
      <h2 id={titleId} className="confirm-device__title">
        {texts.title}
      </h2>
      <output>{outcome ?? texts.text}</output>
      {outcome === null ? (
        <Button isWide disabled={isConfirming} onClick={() => void confirm()}>
          {texts.submit}
        </Button>
      ) : null}
    </section>
  );
}
