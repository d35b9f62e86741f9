import { passkeyTexts } from '../../text/passkeys.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { ListedPasskey } from './usePasskeys.ts';

type Props = { passkey: ListedPasskey; onRemove: () => void; onClose: () => void };

export function RemovePasskey({ passkey, onRemove, onClose }: Props) {
  const { removal: texts } = passkeyTexts;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="account-text">{texts.text(passkey.name)}</p>
      <div className="stack-4">
        <Button variant="secondary" isWide onClick={onClose}>
          {texts.dismiss}
        </Button>
        <Button variant="danger" isWide onClick={onRemove}>
          {texts.submit}
        </Button>
      </div>
    </Dialog>
  );
}
