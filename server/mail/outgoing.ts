import { join } from 'node:path';
import { isReserved } from './address.ts';
import { emlFiles } from './eml-files.ts';
import { smtpTransport } from './smtp.ts';
import type { Transport } from './transport.ts';

/** The way out for mails: by SMTP where the shop has a server, else files below its data. */
export function outgoing({
  smtpUrl,
  dataDir,
}: {
  readonly smtpUrl: string | null;
  readonly dataDir: string;
}): Transport {
  const files = emlFiles(join(dataDir, 'outbox'));
  return smtpUrl === null ? files : keepingReserved(smtpTransport(smtpUrl), files);
}

/** Gives what can be delivered to `smtp`, and what never can (the demo's addresses) to `files`. */
function keepingReserved(smtp: Transport, files: Transport): Transport {
  return {
    send: (message) => (isReserved(message.to.address) ? files : smtp).send(message),
    close() {
      smtp.close();
      files.close();
    },
  };
}
