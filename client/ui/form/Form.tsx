import type { ReactNode, Ref } from 'react';

type Props = {
  ref: Ref<HTMLFormElement>;
  className: string;
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
