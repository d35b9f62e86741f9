import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { frAdmin } from '../../../text/fr.admin.ts';
import { frIntegrations } from '../../../text/fr.admin.integrations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import { useWebhookActions } from './useWebhookActions.ts';

type Props = { id: string; isActive: boolean; onSecret: (secret: string) => void };

const texts = frIntegrations.webhooks;

const confirmations = {
  rotate: {
    title: texts.rotateTitle,
    text: texts.rotateText,
    confirm: texts.rotateConfirm,
  },
  remove: {
    title: texts.removeTitle,
    text: texts.removeText,
    confirm: texts.removeConfirm,
  },
} as const;

export function WebhookActions({ id, isActive, onSecret }: Props) {
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState<keyof typeof confirmations | null>(null);
  const { deleteWebhook, rotateSecret, sendTest, isBusy } = useWebhookActions();
  const { updateWebhook, isUpdating } = useUpdateWebhook(id);

  const test = async () => {
    if (await sendTest(id)) toast.success(texts.tested);
  };
  const toggle = async () => {
    const reply = await updateWebhook({ isActive: !isActive });
    for (const { message } of reply?.userErrors ?? []) toast.error(message);
  };
  const confirm = async () => {
    if (confirming === 'rotate') onSecret((await rotateSecret(id))?.secret ?? '');
    else if (await deleteWebhook(id)) {
      toast.success(texts.removed);
      await navigate(adminPaths.webhooks());
    }
    setConfirming(null);
  };

  return (
    <div className="integrations__buttons">
      <Button disabled={isBusy || !isActive} onClick={() => void test()}>
        {texts.test}
      </Button>
      <Button variant="secondary" disabled={isUpdating} onClick={() => void toggle()}>
        {isActive ? texts.pause : texts.resume}
      </Button>
      <Button variant="quiet" onClick={() => setConfirming('rotate')}>
        {texts.rotate}
      </Button>
      <Button variant="danger" onClick={() => setConfirming('remove')}>
        {texts.remove}
      </Button>
      {confirming ? (
        <ConfirmDialog
          title={confirmations[confirming].title}
          confirm={confirmations[confirming].confirm}
          dismiss={frAdmin.dismiss}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setConfirming(null)}
        >
          <p>{confirmations[confirming].text}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
