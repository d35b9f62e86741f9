import type { ComponentProps } from 'react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { ConfirmButton as Confirm } from '../../ui/dialog/ConfirmDialog.tsx';

type Props = Omit<ComponentProps<typeof Confirm>, 'dismiss'> & { dismiss?: string };

export function ConfirmButton(props: Props) {
  return <Confirm dismiss={frAdmin.dismiss} {...props} />;
}
