import { passkeyTexts } from '../../text/passkeys.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { AccountItem } from '../AccountItem.tsx';
import type { ListedPasskey } from './usePasskeys.ts';

type Props = { passkey: ListedPasskey; onRemove: () => void };

export function PasskeyItem({ passkey, onRemove }: Props) {
  const { name, createdAt, lastUsedAt } = passkey;
  const { added, used, unused, removal } = passkeyTexts;
  const lastUse = lastUsedAt === null ? unused : used(formatDate(lastUsedAt));
  return (
    <AccountItem title={name} facts={[added(formatDate(createdAt)), lastUse]}>
      <Button variant="secondary" onClick={onRemove}>
        <span>
          {removal.open}
          <span className="visually-hidden">{removal.openOf(name)}</span>
        </span>
      </Button>
    </AccountItem>
  );
}
