import { useState, type ComponentProps } from 'react';

import { frUi } from '../../text/fr.ui.ts';
import { Field } from './Field.tsx';
import { IconButton } from '../button/IconButton.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>;

export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? frUi.ui.hidePassword : frUi.ui.showPassword}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
