import { useId, type ComponentProps } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { useKeepFocus } from '../../ui/useKeepFocus.ts';
import './checkout.css';

type Props = Pick<ComponentProps<typeof Button>, 'type' | 'disabled' | 'onClick' | 'children'> & {
  /** Reasons why the last attempt failed; shown until the next. */
  problems: readonly string[];
  /** Names what the order still lacks, as the button is disabled. */
  missing: string | null;
};

export function OrderButton({ problems, missing, onClick, ...rest }: Props) {
  const id = useId();
  const { target, onPress } = useKeepFocus(rest.disabled === true);
  const isDescribed = problems.length > 0 || missing !== null;
  return (
    <div className="stack-3">
      {isDescribed ? (
        <div id={id} className={missing === null ? 'order-button__problems' : undefined}>
          {missing === null ? (
            problems.map((text) => <p key={text}>{text}</p>)
          ) : (
            <p className="order-button__missing">{missing}</p>
          )}
        </div>
      ) : null}
      <Button
        {...rest}
        ref={target}
        isWide
        aria-describedby={isDescribed ? id : undefined}
        onClick={(event) => {
          onPress();
          onClick?.(event);
        }}
      />
    </div>
  );
}
