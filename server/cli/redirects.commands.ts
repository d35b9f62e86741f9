import { z } from 'zod';
import { readRedirectLines } from '#shared/redirect-lines.ts';
import { addRedirects } from '../catalog/redirect/redirect.service.ts';
import { command, word } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { frCli } from '../shared/text/commands.fr.ts';
import { firstLines, plain } from '../shared/text/printout.ts';
import { csvFile } from './csv-file.ts';
import { frRedirectCommands as texts } from './moving.commands.fr.ts';

/** Does what « Anciennes adresses » of the back office does. */
export const importRedirects = command({
  name: 'redirects import',
  summary: texts.import,
  more: texts.more,
  input: {
    text: csvFile('<fichier>', texts.file),
    dryRun: word('--dry-run', texts.dryRun, z.boolean().optional()),
  },
  async run(context: CommandContext, { text, dryRun = false }) {
    const lines = readRedirectLines(text);
    const wanted = lines.map(({ redirect }) => redirect);
    const fieldOf = (at: number) => `lines.${lines[at]?.line ?? 1}`;
    const saved = await addRedirects(context, wanted, { dryRun, fieldOf });
    return { dryRun, saved, unchanged: wanted.length - saved.length };
  },
  print({ dryRun, saved, unchanged }) {
    const lines = saved.map(({ from, to }) => `+ ${plain(from)} → ${plain(to)}`);
    return [
      ...(dryRun ? [texts.tried] : []),
      ...firstLines(lines, frCli.more),
      texts.done({ saved: saved.length, unchanged }),
    ].join('\n');
  },
});

export const redirects = { summary: texts.group, commands: [importRedirects] } as const;
