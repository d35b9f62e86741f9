import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { describeError } from '../../apollo/problems.ts';
import { Button } from '../../ui/button/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/Field.tsx';
import { applyCode } from './changeCode.ts';
import { codeTexts as texts } from './code.fr.ts';
import { MAX_CODE } from './guestCode.ts';

type Props = {
  onApply: () => void;
  /** Called once the code is on the cart. */
  onDone: () => void;
};

/** The field of a code. It stands in the form of its page, or in none, hence is no form itself. */
export function CodePanel({ onApply, onDone }: Props) {
  const client = useApolloClient();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const focus = () => box.current?.querySelector('input')?.focus();
  useEffect(focus, []);

  const refuse = (text: string) => {
    setRefusal(text);
    focus();
  };

  const apply = async () => {
    if (typed.trim() === '') return refuse(texts.blank);
    setIsBusy(true);
    setRefusal(null);
    onApply();
    try {
      const { refusal: problem } = await applyCode(client, typed);
      if (problem === null) onDone();
      else refuse(problem);
    } catch (error) {
      toast.error(describeError(error));
    }
    return setIsBusy(false);
  };

  // The page's form would order.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBusy) void apply();
  };

  return (
    <div ref={box} className="discount-code__panel" aria-busy={isBusy}>
      <Field
        name="discountCode"
        label={texts.label}
        value={typed}
        error={refusal}
        maxLength={MAX_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        dir="auto"
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefusal(null);
        }}
      />
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => isBusy || void apply()}>
        {texts.apply}
      </Button>
    </div>
  );
}
