import type { ReactNode, Ref } from 'react';

import './Field.css';

type Props = {
  ref: Ref<HTMLFormElement>;
  className?: string;
  /** Ignores further submits. */
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
};

export function Form({ ref, className, isBusy, onSubmit, children }: Props) {
  return (
    <form
      ref={ref}
      className={className}
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
