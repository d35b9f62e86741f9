import { frPasskeys } from '../../text/fr.passkeys.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatDate } from '../../ui/format/date.ts';
import type { ListedPasskey } from './usePasskeys.ts';

type Props = { passkey: ListedPasskey; onRemove: () => void };

export function PasskeyItem({ passkey, onRemove }: Props) {
  const { name, createdAt, lastUsedAt } = passkey;
  const { added, used, unused, removal } = frPasskeys;
  return (
    <li className="passkey-item">
      <div>
        <p className="passkey-item__name">{name}</p>
        <p className="passkey-item__facts">
          <span>{added(formatDate(createdAt))}</span>
          <span>{lastUsedAt === null ? unused : used(formatDate(lastUsedAt))}</span>
        </p>
      </div>
      <Button variant="secondary" onClick={onRemove}>
        <span>
          {removal.open}
          <span className="visually-hidden"> {removal.openOf(name)}</span>
        </span>
      </Button>
    </li>
  );
}
