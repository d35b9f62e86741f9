import { useNavigate } from 'react-router-dom';

import { frIntegrations } from '../../text/admin/integrations.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { ConfirmButton } from '../page/ConfirmButton.tsx';

const updateWebhookMutation = graphql(`
  mutation AdminUpdateWebhook($id: ID!, $input: WebhookUpdate!) {
    payload: updateWebhook(id: $id, input: $input) {
      webhook {
        id
        url
        events
        isActive
        goneAt
        earlierSecretUntil
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const deleteWebhookMutation = graphql(`
  mutation AdminDeleteWebhook($id: ID!) {
    payload: deleteWebhook(id: $id) {
      webhooks {
        id
      }
      userErrors {
        message
      }
    }
  }
`);

const rotateSecretMutation = graphql(`
  mutation AdminRotateWebhookSecret($id: ID!) {
    payload: rotateWebhookSecret(id: $id) {
      secret
      userErrors {
        message
      }
    }
  }
`);

const sendTestMutation = graphql(`
  mutation AdminSendTestWebhook($id: ID!) {
    payload: sendTestWebhook(id: $id) {
      userErrors {
        message
      }
    }
  }
`);

const texts = frIntegrations.webhooks;

export const useUpdateWebhook = () => useAdminMutation(updateWebhookMutation);

type Props = { id: string; isActive: boolean; onSecret: (secret: string) => void };

export function WebhookActions({ id, isActive, onSecret }: Props) {
  const navigate = useNavigate();
  const update = useUpdateWebhook();
  const removal = useAdminMutation(deleteWebhookMutation, { done: texts.removed });
  const rotation = useAdminMutation(rotateSecretMutation, {
    refetchQueries: 'active',
    // The secret does not stay in the cache.
    fetchPolicy: 'no-cache',
  });
  const test = useAdminMutation(sendTestMutation, {
    done: texts.tested,
    refetchQueries: 'active',
  });
  return (
    <div className="row-2">
      <Button disabled={test.isBusy || !isActive} onClick={() => void test.run({ id })}>
        {texts.test}
      </Button>
      <Button
        variant="secondary"
        disabled={update.isBusy}
        onClick={() => void update.run({ id, input: { isActive: !isActive } })}
      >
        {isActive ? texts.pause : texts.resume}
      </Button>
      <ConfirmButton
        variant="quiet"
        label={texts.rotate}
        title={texts.rotateTitle}
        confirm={texts.rotateConfirm}
        action={async () => onSecret((await rotation.run({ id }))?.secret ?? '')}
      >
        <p>{texts.rotateText}</p>
      </ConfirmButton>
      <ConfirmButton
        label={texts.remove}
        title={texts.removeTitle}
        confirm={texts.removeConfirm}
        action={async () => {
          if (await removal.run({ id })) await navigate(adminPaths.webhooks());
        }}
      >
        <p>{texts.removeText}</p>
      </ConfirmButton>
    </div>
  );
}

export function WebhookState({ isActive }: { isActive: boolean }) {
  return (
    <StatusChip
      tone={isActive ? 'done' : 'waiting'}
      text={isActive ? texts.active : texts.paused}
    />
  );
}
