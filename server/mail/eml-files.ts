import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { composed, type Transport } from './transport.ts';

/**
 * Writes each mail as a file of `folder`, for a shop without SMTP and for addresses that no mail
 * reaches. They hold names and addresses, so only the shop's own user may read them. A mail that is
 * written again replaces its file.
 */
export function emlFiles(folder: string): Transport {
  return {
    async send(message) {
      const content = await new MailComposer({ ...composed(message), newline: 'windows' })
        .compile()
        .build();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, message.fileName);
      // Renamed once it is whole and on the disk, so that nobody ever reads half a mail.
      const temporary = `${file}.tmp`;
      const handle = await open(temporary, 'w', 0o600);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, file);
    },
    close: () => {},
  };
}
