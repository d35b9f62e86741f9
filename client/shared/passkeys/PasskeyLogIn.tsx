import { passkeyTexts } from '../../text/passkeys.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { hasPasskeys } from './passkeySupport.ts';

/** Rendered in the browser only. */
export function PasskeyLogIn({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  if (!hasPasskeys()) return null;
  return (
    <Button variant="secondary" isWide disabled={disabled} onClick={onPress}>
      {passkeyTexts.logIn}
    </Button>
  );
}
