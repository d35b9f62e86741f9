import type { ComponentProps } from 'react';

import { Field } from './Field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'type'>;

export function EmailField(props: Props) {
  return (
    <Field {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
  );
}
