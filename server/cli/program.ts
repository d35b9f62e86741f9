import { Command, Help, Option } from 'commander';
import { BadWord, type AnyCommand, type Terminal } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { frProgram as texts } from './cli.fr.ts';
import { groups, singles } from './commands.ts';
import { store } from './store.commands.ts';

/** Who types the commands. */
export interface Operator {
  readonly terminal: Terminal;
  /** In the shop, wherever it is. Throws CommandFailed, and what reaching the shop throws. */
  readonly run: (command: string, input: unknown) => Promise<unknown>;
  readonly say: (text: string) => void;
}

type Listed =
  | (AnyCommand<CommandContext> & { readonly isLocal: false })
  | (AnyCommand<Terminal> & { readonly isLocal: true });

/** Commander's program of all commands: parsing, help and usage errors come from their table. */
export function createProgram(operator: Operator): Command {
  const program = new Command('npm run shop --')
    .description(texts.program)
    .usage(texts.usage)
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({
      styleTitle: (title) => texts.titles[title] ?? title,
      // The usage line of a group has no options of its commands.
      subcommandTerm: (command) => new Help().subcommandTerm(command).replace(' [options]', ''),
    })
    .helpOption('-h, --help', texts.help)
    .helpCommand(false)
    .addHelpText('after', texts.exitCodes);
  for (const command of singles) addCommand(program, command, operator);
  for (const { summary, commands } of [...groups, store]) {
    const [name = ''] = commands[0].name.split(' ');
    const group = program.command(name).description(summary).usage(texts.usage).helpCommand(false);
    for (const command of commands) addCommand(group, command, operator);
  }
  return program;
}

function addCommand(group: Command, command: Listed, { terminal, run, say }: Operator): void {
  const name = command.name.split(' ').at(-1) ?? '';
  const added = group.command(name).description(command.summary);
  const words = addWords(added, command);
  added.option('--json', texts.json).action(async () => {
    const input = await readInput(command, words, terminal);
    const result = command.isLocal
      ? await command.answer(terminal, input)
      : await run(command.name, input);
    const isJson = added.getOptionValue('json') === true;
    const text = await command.show(result, input, { terminal, isJson });
    if (text !== '') say(text);
  });
  if (command.more) added.addHelpText('after', command.more);
}

/** Functions by field that return the typed words. */
type Words = ReadonlyMap<string, () => unknown>;

function addWords(added: Command, { input }: Listed): Words {
  const words = new Map<string, () => unknown>();
  for (const [key, field] of Object.entries(input)) {
    if ('of' in field) continue;
    const { term, help, schema } = field;
    if (term.startsWith('-')) {
      const isRequired = !schema.safeParse(undefined).success;
      const option = new Option(term, help).makeOptionMandatory(isRequired);
      added.addOption(option);
      words.set(key, () => added.getOptionValue(option.attributeName()));
    } else {
      const place = added.registeredArguments.length;
      added.argument(term, help);
      words.set(key, () => added.processedArgs[place]);
    }
  }
  return words;
}

async function readInput(
  { input, schema }: Listed,
  words: Words,
  terminal: Terminal,
): Promise<unknown> {
  const read: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(input)) {
    const typed = words.get('of' in field ? field.of : key)?.();
    read[key] = typeof typed === 'string' && field.read ? await field.read(typed, terminal) : typed;
  }
  const { success, data, error } = schema.safeParse(read);
  if (success) return data;
  const [issue] = error.issues;
  throw new BadWord(texts.failures.badInput(issue?.path.join('.') ?? '', issue?.message ?? ''));
}
