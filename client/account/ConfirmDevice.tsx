import { useId } from 'react';

import { fr } from '../text/fr.ts';
import { Button } from '../ui/button/Button.tsx';
import './ConfirmDevice.css';
import { useConfirmDevice } from './useConfirmDevice.ts';

type Props = {
  /** Of the link that was mailed. */
  token: string;
};

/**
 * Asks whether this device is the customer's own. Only the press spends the link: mail programs open
 * links as well, to look at them.
 */
export function ConfirmDevice({ token }: Props) {
  const titleId = useId();
  const { confirm, isConfirming, outcome } = useConfirmDevice(token);
  const texts = fr.account.device;
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
