import { isAmong, Signatures } from '../../shared/signatures.ts';

/** Texts in one, and where each ends. */
interface Joined {
  readonly all: string;
  readonly ends: Uint32Array;
}

/** A text of each product, all in one: to scan it is many times faster than each text by itself. */
export class Texts {
  /** Null while they are joined: held twice, they take too much memory. */
  #texts: string[] | null = [];
  #joined: Joined | null = null;
  #joinedWithoutBlanks: Joined | null = null;

  get(ordinal: number): string {
    if (this.#texts) return this.#texts[ordinal] ?? '';
    const { all, ends } = this.#all;
    const end = ends[ordinal];
    return end === undefined ? '' : all.slice(ends[ordinal - 1] ?? 0, end - 1);
  }

  set(ordinal: number, text: string): void {
    if (this.get(ordinal) === text) return;
    this.#texts ??= this.#all.all.split('\n');
    this.#texts[ordinal] = text;
    this.#joined = null;
    this.#joinedWithoutBlanks = null;
  }

  /** The ordinals of texts with a part, which is not empty and has no line break. */
  find(part: string): readonly number[] {
    return findIn(this.#all, part);
  }

  /** As `find`, with the texts as if they had no blanks. */
  findWithoutBlanks(part: string): readonly number[] {
    this.#joinedWithoutBlanks ??= joined(this.#all.all.replaceAll(' ', ''));
    return findIn(this.#joinedWithoutBlanks, part);
  }

  /** Does now what a first request would else wait for. */
  prepare(): void {
    this.findWithoutBlanks('\n\n');
  }

  get #all(): Joined {
    this.#joined ??= joined(this.#texts?.join('\n') ?? '');
    this.#texts = null;
    return this.#joined;
  }
}

function joined(all: string): Joined {
  const ends: number[] = [];
  for (let end = 0; end <= all.length;) {
    const lineBreak = all.indexOf('\n', end);
    ends.push((end = (lineBreak === -1 ? all.length : lineBreak) + 1));
  }
  return { all, ends: Uint32Array.from(ends) };
}

function findIn({ all, ends }: Joined, part: string): readonly number[] {
  const found: number[] = [];
  let ordinal = 0;
  for (let at = all.indexOf(part); at !== -1; at = all.indexOf(part, ends[ordinal])) {
    while (at >= (ends[ordinal] ?? Infinity)) ordinal += 1;
    found.push(ordinal);
  }
  return found;
}

/** A long text of each product: ten times as fast to search as `Texts`, and a change costs only its own. */
export class LongTexts {
  readonly #texts: string[] = [];
  readonly #signatures = new Signatures();

  get size(): number {
    return this.#texts.length;
  }

  get(ordinal: number): string {
    return this.#texts[ordinal] ?? '';
  }

  set(ordinal: number, text: string): void {
    if (this.#texts[ordinal] === text) return;
    this.#texts[ordinal] = text;
    this.#signatures.set(ordinal, text);
  }

  /** Whether a text has all parts. */
  matcherOf(parts: readonly string[]): (ordinal: number) => boolean {
    const candidates = this.#signatures.find(parts.map((part) => [part]));
    return (ordinal) =>
      isAmong(candidates, ordinal) && parts.every((part) => this.get(ordinal).includes(part));
  }
}
