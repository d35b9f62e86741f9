import type { ReactNode, Ref } from 'react';

import './Field.css';

type Props = {
  ref: Ref<HTMLFormElement>;
  className?: string;
  /** Where the browser posts it without script. */
  action?: string;
  /** Ignores further submits. */
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
};

export function Form({ ref, className, action, isBusy, onSubmit, children }: Props) {
  return (
    <form
      ref={ref}
      className={className}
      {...(action !== undefined && { method: 'post', action })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** Says what is wrong with a form as a whole. */
export function FormProblem({ text }: { text: string | null }) {
  return text === null ? null : (
    <p role="alert" className="form-problem">
      {text}
    </p>
  );
}
