import { useQuery } from '@apollo/client/react';

import { frSettings } from '../../text/admin/settings.fr.ts';
import { Loaded } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { settingsQuery } from './settingsQuery.ts';

export function SettingsPage() {
  const result = useQuery(settingsQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <PageFrame title={frSettings.title}>
      <Loaded result={result}>{({ settings }) => <SettingsForm settings={settings} />}</Loaded>
    </PageFrame>
  );
}
