import { useState } from 'react';

import { passkeyTexts } from '../../../text/passkeys.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { PasskeyAddress } from '../../../ui/passkeys/PasskeyAddress.tsx';
import { hasPasskeys, passkeyAddress } from '../../../ui/passkeys/passkeySupport.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import type { StaffPasskeys_PasskeyFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import { ItemSection } from '../../form/ItemSection.tsx';
import { AddPasskey } from './AddPasskey.tsx';

graphql(`
  fragment StaffPasskeys_passkey on Passkey {
    id
    name
    createdAt
    lastUsedAt
  }
`);

const removePasskeyMutation = graphql(`
  mutation AdminRemovePasskey($id: ID!) {
    payload: removePasskey(id: $id) {
      me {
        id
        passkeys {
          ...StaffPasskeys_passkey
        }
      }
      userErrors {
        message
      }
    }
  }
`);

type Passkey = StaffPasskeys_PasskeyFragment;
type Props = {
  passkeys: readonly Passkey[];
  /** Of this session; proposed as the name. */
  device: string | undefined;
};

const { removal: texts, ...section } = passkeyTexts;

/** A browser without passkeys still lists and removes those of other devices. */
export function PasskeysSection({ passkeys, device }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const removal = useAdminMutation(removePasskeyMutation, { announced: texts.done });
  const canAdd = hasPasskeys();
  if (!canAdd && passkeyAddress() === null && passkeys.length === 0) return null;

  const itemOf = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
    id,
    title: <strong>{name}</strong>,
    facts: [
      section.added(formatDate(createdAt)),
      lastUsedAt === null ? section.unused : section.used(formatDate(lastUsedAt)),
    ],
    children: (
      <ConfirmButton
        variant="quiet"
        label={texts.open}
        aria-label={`${texts.open} ${texts.openOf(name)}`}
        title={texts.title}
        confirm={texts.submit}
        dismiss={texts.dismiss}
        action={() => removal.run({ id })}
      >
        <p>{texts.text(name)}</p>
      </ConfirmButton>
    ),
  });
  return (
    <ItemSection title={section.title} intro={section.text} rows={passkeys} item={itemOf}>
      {canAdd ? (
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          {section.add}
        </Button>
      ) : (
        <PasskeyAddress />
      )}
      {isAdding ? <AddPasskey device={device} onClose={() => setIsAdding(false)} /> : null}
    </ItemSection>
  );
}
