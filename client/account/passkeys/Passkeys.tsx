import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { describeError } from '../../apollo/problems.ts';
import { passkeyTexts } from '../../text/passkeys.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyAddress } from '../../shared/passkeys/PasskeyAddress.tsx';
import '../security/SecurityPage.css';
import { hasPasskeys, passkeyAddress } from '../../shared/passkeys/passkeySupport.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { ListedPasskey_PasskeyFragment } from '../../generated/shop/graphql.ts';
import { replaceCustomerList } from '../../apollo/customerLists.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import { formatDate } from '../../ui/format/date.ts';
import { AccountItem } from '../AccountItem.tsx';
import { ConfirmButton } from '../../ui/dialog/ConfirmDialog.tsx';

/** The customer's passkeys. A browser without any still lists and removes those of other devices. */
export function Passkeys() {
  const { passkeys, device, error, refetch } = usePasskeys();
  const title = useFocusWhenFewer(passkeys?.length ?? 0);
  const [isAdding, setIsAdding] = useState(false);
  const { run } = useRemovePasskey();
  const canAdd = hasPasskeys();
  if (!canAdd && passkeyAddress() === null && !passkeys?.length) return null;

  if (error && !passkeys) {
    return <LoadProblem text={describeError(error)} onRetry={() => void refetch()} />;
  }
  return (
    <section className="surface passkeys" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" ref={title} tabIndex={-1}>
        {passkeyTexts.title}
      </h2>
      <p className="account-text">{passkeyTexts.text}</p>
      {passkeys ? (
        <ul className="passkeys__list">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRemove={() => run({ id: passkey.id })}
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="passkeys__skeleton" />
      )}
      {canAdd ? (
        <Button variant="secondary" disabled={!passkeys} onClick={() => setIsAdding(true)}>
          {passkeyTexts.add}
        </Button>
      ) : (
        <PasskeyAddress />
      )}
      {isAdding ? <AddPasskey device={device} onClose={() => setIsAdding(false)} /> : null}
    </section>
  );
}

type ItemProps = { passkey: ListedPasskey; onRemove: () => Promise<unknown> };

function PasskeyItem({ passkey: { name, createdAt, lastUsedAt }, onRemove }: ItemProps) {
  const { added, used, unused, removal: texts } = passkeyTexts;
  const lastUse = lastUsedAt === null ? unused : used(formatDate(lastUsedAt));
  return (
    <AccountItem title={name} facts={[added(formatDate(createdAt)), lastUse]}>
      <ConfirmButton
        variant="secondary"
        label={texts.open}
        aria-label={texts.open + texts.openOf(name)}
        title={texts.title}
        confirm={texts.submit}
        dismiss={texts.dismiss}
        action={onRemove}
      >
        <p className="account-text">{texts.text(name)}</p>
      </ConfirmButton>
    </AccountItem>
  );
}

graphql(`
  fragment ListedPasskey_passkey on Passkey {
    id
    name
    createdAt
    lastUsedAt
  }
`);

const passkeysQuery = graphql(`
  query Passkeys {
    me {
      id
      passkeys {
        ...ListedPasskey_passkey
      }
      sessions {
        id
        device
        isCurrent
      }
    }
  }
`);

const removePasskeyMutation = graphql(`
  mutation RemovePasskey($id: ID!) {
    payload: removePasskey(id: $id) {
      passkeys {
        ...ListedPasskey_passkey
      }
      userErrors {
        message
      }
    }
  }
`);

type ListedPasskey = ListedPasskey_PasskeyFragment;

function usePasskeys() {
  const { data, error, refetch } = useQuery(passkeysQuery, { fetchPolicy: 'cache-and-network' });
  const device = data?.me?.sessions.find(({ isCurrent }) => isCurrent)?.device;
  return { passkeys: data?.me?.passkeys, device, error, refetch };
}

const useRemovePasskey = () =>
  usePayload(removePasskeyMutation, {
    announced: passkeyTexts.removal.done,
    update: (cache, { data }) => replaceCustomerList(cache, 'passkeys', data?.payload.passkeys),
  });
