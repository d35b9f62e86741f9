import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { makeFolder, writeDurably, type DurableFile } from '../storage/durable-file.ts';
import { composed, type Transport } from './transport.ts';

/**
 * Writes each mail as a file of `folder`, for a shop without SMTP and for addresses that no mail
 * reaches. They hold names and addresses, so only the shop's own user may read them. A mail that is
 * written again replaces its file.
 */
export function emlFiles(folder: string, on: Pick<DurableFile, 'files'> = {}): Transport {
  return {
    async send(message) {
      const content = await new MailComposer({ ...composed(message), newline: 'windows' })
        .compile()
        .build();
      await makeFolder(folder, on.files);
      // Once the mail counts as sent nobody writes it again.
      await writeDurably(join(folder, message.fileName), (file) => file.write(content), on);
    },
    close: () => {},
  };
}
