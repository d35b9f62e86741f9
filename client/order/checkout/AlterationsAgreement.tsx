import { useRef, useState } from 'react';

import { areAltered } from '../../ui/format/alteration.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
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
  const { box, isNeeded, isAccepted, isMissed, accept } = agreement;
  if (!isNeeded) return null;
  return (
    <CheckboxField
      ref={box}
      name="acceptsAlterations"
      label={orderTexts.checkout.acceptsAlterations}
      checked={isAccepted}
      required
      error={isMissed ? orderTexts.checkout.acceptFirst : null}
      onChange={({ target }) => accept(target.checked)}
    />
  );
}
