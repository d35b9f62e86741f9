import { z } from 'zod';

/** The operator's side of a command: its files, and where the shop is. */
export interface Terminal {
  /** Null where the shop is in a folder. */
  databaseUrl(): string | null;
  dataDir(): string;
  /** The path of a file that the operator names. */
  place(file: string): string;
  readText(file: string): Promise<string>;
  /** Reads the CSV file of another program, in any of the usual encodings. */
  readTable(file: string): Promise<string>;
  writeText(file: string, text: string): Promise<void>;
  /** For progress, beside the result. */
  report(text: string): void;
}

/** The message is for the operator: a word of the command line has no such meaning. */
export class BadWord extends Error {}

/** Reads one word. Throws BadWord. */
type Reading = (word: string, terminal: Terminal) => unknown;

interface Word<Schema> {
  /** Written for commander: `<required>`, `[optional]`, `-o, --option <VALUE>`. */
  readonly term: string;
  readonly help: string;
  readonly schema: Schema;
  readonly read?: Reading | undefined;
}

/** Comes from the word of another field. */
interface Derived<Schema> {
  readonly of: string;
  readonly schema: Schema;
  readonly read: Reading;
}

type Field<Schema extends z.ZodType = z.ZodType> = Word<Schema> | Derived<Schema>;
type Fields = Readonly<Record<string, Field>>;

type SchemaOf<F extends Fields> = z.ZodObject<
  { -readonly [K in keyof F]: F[K]['schema'] },
  z.core.$strict
>;

/** An argument, or an option if it begins with a dash; it may be left out if its schema allows that. */
export function word<Schema extends z.ZodType>(
  term: string,
  help: string,
  schema: Schema,
  read?: Reading,
): Field<Schema> {
  return { term, help, schema, read };
}

export function derived<Schema extends z.ZodType>(
  of: string,
  schema: Schema,
  read: Reading,
): Field<Schema> {
  return { of, schema, read };
}

interface Definition<Where, Name, F extends Fields, Result, Said> {
  /** A group and a name, `staff list`, or a name alone. */
  readonly name: Name;
  readonly summary: string;
  /** The end of its help. */
  readonly more?: string;
  readonly input: F;
  /** The result is plain JSON: it may travel between processes. */
  readonly run: (where: Where, input: z.output<SchemaOf<F>>) => Promise<Result>;
  /** At the terminal: what is said of a result that goes into a file. */
  readonly deliver?: (
    result: Result,
    input: z.output<SchemaOf<F>>,
    terminal: Terminal,
  ) => Promise<Said>;
  /** Nothing is printed for an empty text. `--json` prints what this is given. */
  readonly print: (said: Said, input: z.output<SchemaOf<F>>) => string;
}

/** A command of any input, for the program, the help and the socket. */
export interface AnyCommand<Where> {
  readonly name: string;
  readonly summary: string;
  readonly more?: string;
  readonly input: Fields;
  readonly schema: z.ZodType;
  /** Throws ZodError, and what `run` throws. */
  readonly answer: (where: Where, sent: unknown) => Promise<unknown>;
  readonly show: (result: unknown, sent: unknown, at: ShowOptions) => Promise<string>;
}

interface ShowOptions {
  readonly terminal: Terminal;
  readonly isJson: boolean;
}

/** Runs in the shop, by its admin socket or here; `Context` is what it needs of the shop. */
export function command<
  const Name extends string,
  Context,
  F extends Fields,
  Result,
  Said = Result,
>(definition: Definition<Context, Name, F, Result, Said>) {
  return { ...complete(definition), isLocal: false as const };
}

/** Works on the data itself, at the terminal: needs no running shop. */
export function localCommand<const Name extends string, F extends Fields, Result>(
  definition: Definition<Terminal, Name, F, Result, Result>,
) {
  return { ...complete(definition), isLocal: true as const };
}

function complete<Where, Name, F extends Fields, Result, Said>(
  definition: Definition<Where, Name, F, Result, Said>,
) {
  const { input, run, deliver, print } = definition;
  const shape = Object.fromEntries(Object.entries(input).map(([key, { schema }]) => [key, schema]));
  // The entries are those of `input`.
  const schema = z.strictObject(shape) as unknown as SchemaOf<F>;
  return {
    ...definition,
    schema,
    answer: (where: Where, sent: unknown) => run(where, schema.parse(sent)),
    async show(result: unknown, sent: unknown, { terminal, isJson }: ShowOptions) {
      const read = schema.parse(sent);
      // The running shop is of this build, or reports an unknown command. Without `deliver`, `Said`
      // is `Result`.
      const done = result as Result;
      const said = deliver ? await deliver(done, read, terminal) : (done as unknown as Said);
      return isJson ? JSON.stringify(said, null, 2) : print(said, read);
    },
  };
}

/** Splits a text at its commas. */
export function readList(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
