import type { ComponentProps } from 'react';

import { Field } from '../../../ui/form/Field.tsx';

export function ParcelField(props: ComponentProps<typeof Field>) {
  return (
    <Field
      {...props}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={200}
    />
  );
}
