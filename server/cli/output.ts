import type { CommandInput, CommandName, CommandResult } from './commands.ts';

/** What the command line needs of the world: the shop, the terminal and the shopkeeper's files. */
export interface Output {
  /** Runs a command of the shop. Throws CommandFailed. */
  ask<N extends CommandName>(command: N, input: CommandInput<N>): Promise<CommandResult<N>>;
  /** Prints a result: as JSON if that was asked for, else as `print` puts it. */
  say<R>(result: R, options: JsonOption, print: (result: R) => string): void;
  /** Says on standard error how far a long command is. */
  report(text: string): void;
  /** The database that is meant, null for a shop in its folder. */
  databaseUrl(): string | null;
  /** The data folder that is meant, and a file's place as the shopkeeper names it. */
  dataDir(): string;
  place(file: string): string;
  /** Gives the text of a UTF-8 file without its byte order mark. Throws CommandFailed. */
  readText(file: string): Promise<string>;
  /** Writes a whole file, or leaves what was there. Throws UnwritableFile. */
  writeText(file: string, text: string): Promise<void>;
}

/** Every command has it. */
export interface JsonOption {
  readonly json?: true;
}

/** A picture as the shop looks for it: only a file is named from where the shopkeeper stands. */
export function placeOfPicture(output: Output, named: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(named) ? named : output.place(named);
}
