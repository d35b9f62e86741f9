import type { Command } from 'commander';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import { frCli } from '../shared/messages.cli.fr.ts';
import type { CommandResult } from './commands.ts';
import type { JsonOption, Output } from './output.ts';
import { dayAndTime, plain, table } from './printout.ts';

const { tokens: help, json } = frCliHelp;
const texts = frCli.tokens;

interface CreateOptions extends JsonOption {
  readonly scopes: string[];
  readonly expires?: string;
}

export function addTokenCommands(tokens: Command, output: Output): void {
  tokens
    .command('list')
    .description(help.list)
    .option('--json', json)
    .action(async (options: JsonOption) => {
      output.say(await output.run('tokens.list', {}), options, printTokens);
    });
  tokens
    .command('create')
    .description(help.create)
    .argument('<nom>', help.name)
    .requiredOption('--scopes <droits>', help.scopes, readList)
    .option('--expires <date>', help.expires)
    .option('--json', json)
    .addHelpText('after', help.createMore)
    .action(async (name: string, { scopes, expires, ...options }: CreateOptions) => {
      const created = await output.run('tokens.create', {
        name,
        scopes,
        expiresAt: expires ?? null,
      });
      output.say(created, options, ({ secret }) => `${texts.created(plain(name))}\n${secret}`);
    });
  tokens
    .command('revoke')
    .description(help.revoke)
    .argument('<id>', help.id)
    .option('--json', json)
    .action(async (id: string, options: JsonOption) => {
      const revoked = await output.run('tokens.revoke', { id });
      output.say(revoked, options, ({ name }) => texts.revoked(plain(name)));
    });
}

/** Separated by commas. */
function readList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function printTokens({ tokens }: CommandResult<'tokens.list'>): string {
  if (tokens.length === 0) return texts.none;
  const rows = tokens.map(({ id, name, prefix, scopes, expiresAt, lastUsedAt }) => [
    id,
    name,
    prefix,
    scopes.join(' '),
    expiresAt === null ? '' : dayAndTime(expiresAt),
    lastUsedAt === null ? '' : dayAndTime(lastUsedAt),
  ]);
  return `${table(texts.columns, rows)}\n\n${texts.count(tokens.length)}`;
}
