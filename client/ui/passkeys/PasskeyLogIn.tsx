import { passkeyTexts } from '../../text/passkeys.fr.ts';
import { Button } from '../button/Button.tsx';
import { hasPasskeys } from './passkeySupport.ts';

type Props = { disabled: boolean; onPress: () => void };

/** Rendered in the browser only. */
export function PasskeyLogIn({ disabled, onPress }: Props) {
  if (!hasPasskeys()) return null;
  return (
    <Button variant="secondary" isWide disabled={disabled} onClick={onPress}>
      {passkeyTexts.logIn}
    </Button>
  );
}
