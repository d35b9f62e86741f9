import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { PLATFORMS } from '../catalog/moving/foreign.ts';
import { importForeign } from '../catalog/moving/moving.service.ts';
import { picturesInZip, type PicturesBeside } from '../catalog/picture/archive.ts';
import { BadWord, command, word } from '../command.ts';
import type { CommandContext } from '../context.ts';
import type { FileProblem } from '../catalog/csv/columns.ts';
import { messageOf } from '../messages.ts';
import { frCli } from '../shared/text/commands.fr.ts';
import { changedLines, firstLines, plain } from '../shared/text/printout.ts';
import { csvFile, furtherCsvFile, printPlaced } from './csv-file.ts';
import { frForeignCommands as texts } from './moving.commands.fr.ts';

const names = PLATFORMS.map((platform) => platform.toLowerCase() as Lowercase<typeof platform>);

function requireName(typed: string): string {
  if (!names.some((name) => name === typed)) throw new BadWord(texts.badName(names));
  return typed;
}

/** Reads the files of other shops; the shop's own format is that of `products import`. */
export const moveIn = command({
  name: 'import',
  summary: texts.summary,
  more: texts.more,
  input: {
    text: csvFile(texts.file, texts.fileHelp),
    from: word('--from <NOM>', texts.from(names), z.enum(names), requireName),
    combinations: furtherCsvFile('--combinations <FICHIER>', texts.combinations),
    pictures: word(
      '--pictures <DOSSIER|ZIP>',
      texts.pictures,
      z.string().optional(),
      (path, terminal) => terminal.place(path),
    ),
    dryRun: word('--dry-run', texts.dryRun, z.boolean().optional()),
    publish: word('--publish', texts.publish, z.boolean().optional()),
  },
  async run(
    context: CommandContext,
    { text, from, combinations = null, pictures = null, dryRun = false, publish = false },
  ) {
    const platform = PLATFORMS[names.indexOf(from)] ?? 'SHOPIFY';
    const plan = await importForeign(
      context,
      { text, combinations },
      {
        from: platform,
        pictures: await picturesAt(pictures),
        dryRun,
        drafts: !publish,
        skipInvalid: true,
        requireStock: () => undefined,
      },
    );
    return {
      dryRun,
      categories: plan.categories.map(({ name }) => name),
      added: plan.added.map(({ id, title }) => ({ id, title })),
      changed: plan.changed.map(({ product, changes }) => ({ id: product.id, changes })),
      unchanged: plan.unchanged,
      leftOut: plan.problems.map(placedInFile),
      notes: plan.notes.map(placedInFile),
      redirects: plan.redirects,
    };
  },
  print({ dryRun, categories, added, changed, unchanged, leftOut, notes, redirects }) {
    const lines = [
      ...categories.map((name) => `+ ${texts.category}  ${plain(name)}`),
      ...added.map(({ id, title }) => `+ ${id}  ${plain(title)}`),
      ...changed.flatMap(({ id, changes }) => changedLines(id, changes)),
    ];
    return [
      ...(dryRun ? [texts.tried] : []),
      ...firstLines(lines, frCli.more),
      ...printPlaced('!', leftOut),
      ...printPlaced('·', notes),
      texts.done({ added: added.length, changed: changed.length, unchanged, redirects }),
    ].join('\n');
  },
});

/** Refuses with INVALID what is no archive. */
async function picturesAt(path: string | null): Promise<PicturesBeside> {
  if (path === null || !/\.zip$/i.test(path)) return { files: new Map(), folder: path };
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  return { files: await picturesInZip(bytes), folder: null };
}

const placedInFile = (problem: FileProblem) => {
  const { line, field: column = null } = problem;
  return { line, column, message: messageOf(problem) };
};
