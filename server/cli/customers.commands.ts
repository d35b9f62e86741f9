import { z } from 'zod';
import { customerColumnNames } from '#shared/texts/fields/customer-columns.fr.ts';
import { importCustomers } from '../account/moving/customer.import.service.ts';
import type { FoundCustomer } from '../account/moving/customer.rules.ts';
import { command, word } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { frCli } from '../shared/text/commands.fr.ts';
import { firstLines, plain } from '../shared/text/printout.ts';
import { csvFile, placed, printPlaced } from './csv-file.ts';
import { frCustomerCommands as texts } from './moving.commands.fr.ts';

const summaryOf = ({ line, email, firstName, lastName, address }: FoundCustomer) => ({
  line,
  email,
  name: `${firstName} ${lastName}`.trim(),
  hasAddress: address !== null,
});

const names = new Map<string, string>(Object.entries(customerColumnNames));

/** Does what « Importer des clients » of the back office does; headings are read as staff chose there before. */
export const importCustomersOfFile = command({
  name: 'customers import',
  summary: texts.import,
  more: texts.more,
  input: {
    text: csvFile('<fichier>', texts.file),
    dryRun: word('--dry-run', texts.dryRun, z.boolean().optional()),
  },
  async run(context: CommandContext, { text, dryRun = false }) {
    const imported = await importCustomers(context, text, { columns: [], dryRun });
    return {
      dryRun,
      added: imported.added.map(summaryOf),
      unchanged: imported.unchanged.length,
      leftOut: imported.leftOut.map(placed),
      notes: imported.notes.map(placed),
    };
  },
  print({ dryRun, added, unchanged, leftOut, notes }) {
    const nameOf = (column: string) => names.get(column) ?? column;
    const lines = added.map(({ email, name, hasAddress }) =>
      [`+ ${plain(email)}`, plain(name), ...(hasAddress ? [texts.withAddress] : [])].join('  '),
    );
    return [
      ...(dryRun ? [texts.tried] : []),
      ...firstLines(lines, frCli.more),
      ...printPlaced('!', leftOut, nameOf),
      ...printPlaced('·', notes, nameOf),
      texts.done({ added: added.length, unchanged }),
    ].join('\n');
  },
});

export const customers = { summary: texts.group, commands: [importCustomersOfFile] } as const;
