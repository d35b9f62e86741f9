import { z } from 'zod';
import { command, word } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { plain } from '../shared/text/printout.ts';
import { frCustomerCommands as texts } from './account.commands.fr.ts';
import { deleteRegistered, exportRegistered } from './account.staff.service.ts';

const email = word('<e-mail>', texts.email, z.string());

const exportCustomer = command({
  name: 'customers export',
  summary: texts.export,
  input: { email, file: word('[fichier]', texts.file, z.string().optional()) },
  /** The data as JSON text. */
  run: async (context: CommandContext, input) => ({
    json: await exportRegistered(context, input.email),
  }),
  async deliver({ json }, { file }, terminal): Promise<unknown> {
    if (file === undefined) return JSON.parse(json);
    await terminal.writeText(file, `${json}\n`);
    return { file };
  },
  print: (said, { file }) => (file === undefined ? JSON.stringify(said, null, 2) : ''),
});

const deleteCustomer = command({
  name: 'customers delete',
  summary: texts.delete,
  more: texts.deleteMore,
  input: { email },
  run: (context: CommandContext, input) => deleteRegistered(context, input.email),
  print(deleted) {
    const lines = [texts.deleted(plain(deleted.email), deleted.orders)];
    if (deleted.cancelled.length > 0) lines.push(texts.cancelled(deleted.cancelled));
    return lines.join('\n');
  },
});

export const customers = {
  summary: texts.group,
  commands: [exportCustomer, deleteCustomer],
} as const;
