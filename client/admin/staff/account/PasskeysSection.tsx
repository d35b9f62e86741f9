import type { Unmasked } from '@apollo/client/masking';
import { useState } from 'react';

import { frPasskeys } from '../../../text/fr.passkeys.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { PasskeyAddress } from '../../../ui/passkeys/PasskeyAddress.tsx';
import { hasPasskeys, passkeyAddress } from '../../../ui/passkeys/passkeySupport.ts';
import { useFocusWhenFewer } from '../../../ui/useFocusWhenFewer.ts';
import type { StaffPasskeys_PasskeyFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { StaffAccountItem } from './StaffAccountItem.tsx';
import { useRemovePasskey } from './useRemovePasskey.ts';

export const staffPasskeysFragment = graphql(`
  fragment StaffPasskeys_passkey on Passkey {
    id
    name
    createdAt
    lastUsedAt
  }
`);

type Passkey = Unmasked<StaffPasskeys_PasskeyFragment>;
type Props = {
  passkeys: readonly Passkey[];
  /** Of this session; proposed as the name. */
  device: string | undefined;
};

const { removal: texts, ...section } = frPasskeys;

/** A browser without passkeys still lists and removes those of other devices. */
export function PasskeysSection({ passkeys, device }: Props) {
  const title = useFocusWhenFewer(passkeys.length);
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const removePasskey = useRemovePasskey();
  const canAdd = hasPasskeys();
  if (!canAdd && passkeyAddress() === null && passkeys.length === 0) return null;

  return (
    <section className="surface admin-section" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" ref={title} tabIndex={-1}>
        {section.title}
      </h2>
      <p className="staff-account__note">{section.text}</p>
      <ul className="staff-account__list">
        {passkeys.map((passkey) => {
          const { id, name, createdAt, lastUsedAt } = passkey;
          const lastUse =
            lastUsedAt === null ? section.unused : section.used(formatDate(lastUsedAt));
          return (
            <StaffAccountItem
              key={id}
              title={<strong>{name}</strong>}
              facts={[section.added(formatDate(createdAt)), lastUse]}
            >
              <Button
                variant="quiet"
                aria-label={`${texts.open} ${texts.openOf(name)}`}
                onClick={() => setLeaving(passkey)}
              >
                {texts.open}
              </Button>
            </StaffAccountItem>
          );
        })}
      </ul>
      {canAdd ? (
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          {section.add}
        </Button>
      ) : (
        <PasskeyAddress />
      )}
      {isAdding ? <AddPasskey device={device} onClose={() => setIsAdding(false)} /> : null}
      {leaving ? (
        <ConfirmDialog
          title={texts.title}
          confirm={texts.submit}
          dismiss={texts.dismiss}
          onConfirm={() => {
            // First: the focus returns to the item's button, and from there to the title.
            setLeaving(null);
            void removePasskey(leaving.id);
          }}
          onClose={() => setLeaving(null)}
        >
          <p>{texts.text(leaving.name)}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
