import type { CommandInput, CommandName, CommandResult } from './commands.ts';

export interface Output {
  run<N extends CommandName>(command: N, input: CommandInput<N>): Promise<CommandResult<N>>;
  say<R>(result: R, options: JsonOption, print: (result: R) => string): void;
  report(text: string): void;
  databaseUrl(): string | null;
  dataDir(): string;
  place(file: string): string;
  readText(file: string): Promise<string>;
  writeText(file: string, text: string): Promise<void>;
}

export interface JsonOption {
  readonly json?: true;
}

/** Only paths are relative to the user's folder. */
export function placeOfPicture(output: Output, named: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(named) ? named : output.place(named);
}
