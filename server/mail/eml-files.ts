import { join } from 'node:path';
import { makeFolder, writeDurably, type DurableFile } from '../storage/durable-file.ts';
import { composed, type Transport } from './transport.ts';

/**
 * Writes mails of a shop without SMTP and to undeliverable addresses. Readable only by the shop's
 * user, as mails contain personal data. A repeated mail replaces its file.
 */
export function emlFiles(folder: string, on: Pick<DurableFile, 'files'> = {}): Transport {
  return {
    async send(message) {
      // Large, and a start needs none of it.
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const content = await new MailComposer({ ...composed(message), newline: 'windows' })
        .compile()
        .build();
      await makeFolder(folder, on.files);
      // Durable before the mail counts as sent.
      await writeDurably(join(folder, message.fileName), (file) => file.write(content), on);
    },
    close: () => {},
  };
}
