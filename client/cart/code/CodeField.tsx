import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { describeError } from '../../apollo/problems.ts';
import { useSession } from '../../apollo/session.ts';
import { useOnDemand } from '../../catalog/useOnDemand.ts';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { describeCode, type CartCode } from './cartCode.ts';
import { codeTexts as texts } from './code.fr.ts';
import './CodeField.css';
import { guestCode } from './guestCode.ts';

type Props = {
  /** The cart's code; null without one. */
  code: CartCode | null;
};

const loadPanel = () => import('./CodePanel.tsx');
const loadChanges = () => import('./changeCode.ts');

/** Shows the cart's code and what it does, or why it does not apply, and takes another one. */
export function CodeField({ code }: Props) {
  const client = useApolloClient();
  const box = useRef<HTMLDivElement>(null);
  const { loaded, isLoading, load } = useOnDemand(loadPanel);
  const [isOpen, setIsOpen] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const said = useSaid(code);
  const holdFocus = useHeldFocus(box);
  useHandOver();

  const remove = async (removed: string) => {
    setIsRemoving(true);
    holdFocus();
    try {
      const { removeCode } = await loadChanges();
      said.expect(texts.removed(removed));
      await removeCode(client);
    } catch (error) {
      toast.error(describeError(error));
    } finally {
      setIsRemoving(false);
    }
  };

  return (
    <div ref={box} className="discount-code stack-2">
      {code ? (
        <p
          className={cx('discount-code__text', code.reason !== null && 'discount-code__text--off')}
        >
          <span>{code.reason ?? texts.isApplied(code.code)}</span>
          <Button
            variant="ghost"
            aria-label={texts.removeOf(code.code)}
            disabled={isRemoving}
            onClick={() => void remove(code.code)}
          >
            {texts.remove}
          </Button>
        </p>
      ) : null}
      {code?.reason === null ? null : (
        <Button
          variant="ghost"
          className="discount-code__open"
          aria-expanded={isOpen}
          aria-busy={isLoading}
          onClick={async () => setIsOpen(!isOpen && (await load()))}
        >
          {code ? texts.other : texts.open}
        </Button>
      )}
      {isOpen && loaded ? (
        <loaded.CodePanel
          onApply={() => {
            said.expect('');
            holdFocus();
          }}
          onDone={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}

/**
 * Announces the cart's code, or why it does not apply, once the sums with it are there; without a code the text that was
 * expected. Nothing is announced that was not expected.
 */
function useSaid(code: CartCode | null) {
  const expected = useRef<string | null>(null);
  const text = code && describeCode(code);
  useEffect(() => {
    if (expected.current === null) return;
    announce(text ?? expected.current);
    expected.current = null;
  }, [text]);
  return {
    expect: (removed: string) => {
      expected.current = removed;
    },
  };
}

/** Hands over the code that a guest had who has logged in since. */
function useHandOver() {
  const client = useApolloClient();
  const session = useSession();
  const code = guestCode.use();
  useEffect(() => {
    if (!session || code === null) return;
    void loadChanges().then(
      ({ handCodeOver }) => handCodeOver(client, code),
      () => undefined,
    );
  }, [client, session, code]);
}

/**
 * Returns what is called on a press here. From then on the focus goes to the first button here whenever what had it is
 * removed, until it is moved elsewhere.
 */
function useHeldFocus(box: RefObject<HTMLElement | null>) {
  const isHeld = useRef(false);
  // After every render: any of them may remove what has the focus.
  useEffect(() => {
    if (!isHeld.current) return;
    const { activeElement, body } = document;
    if (activeElement === body)
      box.current?.querySelector('button')?.focus({ preventScroll: true });
    else if (!box.current?.contains(activeElement)) isHeld.current = false;
  });
  return () => {
    isHeld.current = true;
  };
}
