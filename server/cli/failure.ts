import { CommanderError } from 'commander';
import { BadWord } from '../command.ts';
import { isSystemError } from '../shared/problems.ts';
import { frCli } from '../shared/text/commands.fr.ts';
import { firstLines, plain } from '../shared/text/printout.ts';
import { explainFailedStart } from '../start/failure.ts';
import { UnwritableFile } from '../storage/durable-file.ts';
import { CopyRefused, nameOfDatabase } from '../storage/transfer/refused.ts';
import { failed, type CommandError } from './answer.ts';
import { AdminSocketLost } from './admin-socket.client.ts';
import { frProgram } from './cli.fr.ts';
import { NoFiles, NoShop, ShopBusy } from './reach.ts';
import { UnsafeSocketFolder } from './socket.ts';
import { frStoreCommands } from './store.commands.fr.ts';
import { explainDataFailure } from './store.failure.ts';

/** `exitCode` is one of sysexits.h, or 1 for a refusal. */
export class CommandFailed extends Error {
  readonly error: CommandError;
  readonly exitCode: number;

  constructor(error: CommandError, exitCode = 1) {
    super(error.message);
    this.name = 'CommandFailed';
    this.error = error;
    this.exitCode = exitCode;
  }
}

const COPY_EXIT_CODES = {
  NO_SHOP: 66,
  NOT_EMPTY: 1,
  IN_USE: 75,
  MISFIT: 65,
  DIFFERENT: 1,
} as const;

export function explainFailure(
  error: unknown,
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | null },
): CommandFailed {
  const { failures } = frProgram;
  const of = (code: string, message: string, exitCode: number) =>
    new CommandFailed(failed(code, message).error, exitCode);
  if (error instanceof CommandFailed) return error;
  if (error instanceof CommanderError || error instanceof BadWord) {
    return of('USAGE', usageMessage(error), 64);
  }
  if (error instanceof NoShop) {
    const message =
      databaseUrl === null
        ? failures.noShop(dataDir)
        : failures.noShopInDatabase(nameOfDatabase(databaseUrl));
    return of('NO_SHOP', message, 66);
  }
  if (error instanceof UnwritableFile) {
    const { file, cause } = error;
    return of('BAD_FILE', frProgram.file.unwritable(file, reasonOf(cause)), 73);
  }
  if (error instanceof NoFiles) return of('NO_FILES', failures.noFiles, 64);
  if (error instanceof CopyRefused) {
    const { problem, subject } = error;
    const message = frStoreCommands.copying.refused[problem](subject);
    return of(`COPY_${problem}`, message, COPY_EXIT_CODES[problem]);
  }
  if (error instanceof ShopBusy) return of('SHOP_BUSY', failures.busy(dataDir), 75);
  if (error instanceof AdminSocketLost) return of('SHOP_LOST', failures.lost, 75);
  if (error instanceof UnsafeSocketFolder) {
    return of('SHOP_UNREACHABLE', failures.unsafeSocket(error.folder), 69);
  }
  if (isSystemError(error) && error.syscall === 'connect') {
    return of('SHOP_UNREACHABLE', failures.noAccess(reasonOf(error)), 69);
  }
  const data = explainDataFailure(error);
  if (data) return of(data.code, data.message, data.exitCode);
  const { line, exitCode } = explainFailedStart(error);
  const message =
    isSystemError(error) && error.path ? failures.noFile(error.path, reasonOf(error)) : line;
  return of('SHOP_UNREADABLE', message, exitCode);
}

export function reasonOf(error: unknown): string {
  const code = isSystemError(error) ? (error.code ?? '') : '';
  return frProgram.fileReasons[code] ?? (code || String(error));
}

/** In French, for the terminal: with the places of a file's problems. */
export function printFailure({ message, problems }: CommandError): string {
  const places = problems.flatMap(({ line, column = null, message: reason }) =>
    line === undefined ? [] : [`  ${plain(frProgram.file.place(line, column))}\u00a0: ${reason}`],
  );
  return [message, ...firstLines(places, frCli.more)].join('\n');
}

function usageMessage(error: CommanderError | BadWord): string {
  const { usageErrors } = frProgram;
  const message = error instanceof BadWord ? error.message : explainUsage(error);
  return `${message}\n${usageErrors.seeHelp}`;
}

function explainUsage({ code, message }: CommanderError): string {
  const { usageErrors } = frProgram;
  const [, name = ''] = /'([^']*)'/.exec(message) ?? [];
  const said: Readonly<Record<string, string>> = {
    'commander.unknownCommand': usageErrors.unknownCommand(name),
    'commander.unknownOption': usageErrors.unknownOption(name),
    'commander.missingArgument': usageErrors.missingArgument(name),
    'commander.missingMandatoryOptionValue': usageErrors.missingOption(name),
    'commander.optionMissingArgument': usageErrors.missingOptionValue(name),
    'commander.excessArguments': usageErrors.tooMany,
    'commander.help': usageErrors.noCommand,
  };
  return said[code] ?? message;
}
