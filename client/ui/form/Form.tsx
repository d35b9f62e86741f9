import type { ReactNode, Ref } from 'react';

type Props = {
  ref: Ref<HTMLFormElement>;
  className: string;
  /** Submitting again does nothing meanwhile. */
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
};

/** A form that the script checks and sends. */
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
