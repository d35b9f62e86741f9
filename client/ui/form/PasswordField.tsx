import { useState, type ComponentProps } from 'react';

import { uiTexts } from '../../text/ui.fr.ts';
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
          label={isShown ? uiTexts.ui.hidePassword : uiTexts.ui.showPassword}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
