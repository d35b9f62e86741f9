import { join } from 'node:path';
import { isReserved } from '../shared/mail-address.ts';
import { emlFiles } from './eml-files.ts';
import { smtpTransport } from './smtp.ts';
import type { Transport } from './transport.ts';

/** SMTP if configured, else files in the data folder. */
export function outgoing({
  smtpUrl,
  dataDir,
}: {
  readonly smtpUrl: string | null;
  readonly dataDir: string;
}): Transport {
  const files = emlFiles(join(dataDir, 'outbox'));
  return smtpUrl === null ? files : withFilesForReserved(smtpTransport(smtpUrl), files);
}

/** Undeliverable addresses, such as the demo's, become files. */
function withFilesForReserved(smtp: Transport, files: Transport): Transport {
  return {
    send: (message) => (isReserved(message.to.address) ? files : smtp).send(message),
    close() {
      smtp.close();
      files.close();
    },
  };
}
