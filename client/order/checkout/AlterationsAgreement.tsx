import { useId, useRef, useState } from 'react';

import { areAltered } from '../../ui/format/alteration.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import '../../ui/form/Field.css';
import { orderTexts } from '../order.fr.ts';

/** Holds whether the shopper has accepted that altered goods do not come back. */
export function useAlterationsAgreement(
  lines: readonly { alterations: readonly unknown[] }[] = [],
) {
  const box = useRef<HTMLInputElement>(null);
  const [isAccepted, setIsAccepted] = useState(false);
  const [isMissed, setIsMissed] = useState(false);
  const isNeeded = areAltered(lines);
  return {
    box,
    isNeeded,
    isAccepted: isNeeded && isAccepted,
    isMissed: isMissed && !isAccepted,
    accept: setIsAccepted,
    /** False after a note at the box, which is focused. */
    check: () => {
      const isMissing = isNeeded && !isAccepted;
      setIsMissed(isMissing);
      if (isMissing) box.current?.focus();
      return !isMissing;
    },
  };
}

type Props = { agreement: ReturnType<typeof useAlterationsAgreement> };

export function AlterationsAgreement({ agreement }: Props) {
  const noteId = useId();
  const { box, isNeeded, isAccepted, isMissed, accept } = agreement;
  if (!isNeeded) return null;
  return (
    <div>
      <Checkbox
        ref={box}
        name="acceptsAlterations"
        label={orderTexts.checkout.acceptsAlterations}
        checked={isAccepted}
        required
        aria-invalid={isMissed || undefined}
        aria-describedby={isMissed ? noteId : undefined}
        onChange={({ target }) => accept(target.checked)}
      />
      {isMissed ? (
        <p id={noteId} role="alert" className="field__error">
          {orderTexts.checkout.acceptFirst}
        </p>
      ) : null}
    </div>
  );
}
