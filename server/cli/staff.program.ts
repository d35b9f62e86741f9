import { InvalidArgumentError, type Command } from 'commander';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import { frCli } from '../shared/messages.cli.fr.ts';
import type { CommandResult } from './commands.ts';
import type { JsonOption, Output } from './output.ts';
import { dayAndTime, plain, table } from './printout.ts';

const { staff: help, json } = frCliHelp;
const texts = frCli.staff;

type Role = 'OWNER' | 'STAFF';

interface AddOptions extends JsonOption {
  readonly role: Role;
}

export function addStaffCommands(staff: Command, output: Output): void {
  staff
    .command('list')
    .description(help.list)
    .option('--json', json)
    .action(async (options: JsonOption) => {
      output.say(await output.run('staff.list', {}), options, printStaff);
    });
  staff
    .command('add')
    .description(help.add)
    .argument('<e-mail>', help.email)
    .requiredOption('--role <RÔLE>', help.role, readRole)
    .option('--json', json)
    .addHelpText('after', help.addMore)
    .action(async (email: string, { role, ...options }: AddOptions) => {
      output.say(await output.run('staff.add', { email, role }), options, printAdded);
    });
  staff
    .command('remove')
    .description(help.remove)
    .argument('<e-mail>', help.email)
    .option('--json', json)
    .action(async (email: string, options: JsonOption) => {
      const removed = await output.run('staff.remove', { email });
      output.say(removed, options, ({ email: gone }) => texts.removed(plain(gone)));
    });
}

function printStaff({ staff }: CommandResult<'staff.list'>): string {
  if (staff.length === 0) return texts.none;
  const rows = staff.map(({ email, name, role, createdAt, lastSeenAt, isSetUp }) => [
    email,
    isSetUp ? (name ?? '') : texts.invited,
    role,
    dayAndTime(createdAt),
    lastSeenAt === null ? '' : dayAndTime(lastSeenAt),
  ]);
  return `${table(texts.columns, rows)}\n\n${texts.count(staff.length)}`;
}

function printAdded({ email, role, setupUrl, expiresAt }: CommandResult<'staff.add'>): string {
  return `${texts.added(plain(email), role, dayAndTime(expiresAt))}\n${setupUrl}`;
}

function readRole(text: string): Role {
  const role = text.toUpperCase();
  if (role === 'OWNER' || role === 'STAFF') return role;
  throw new InvalidArgumentError(frCliHelp.usageErrors.badRole);
}
