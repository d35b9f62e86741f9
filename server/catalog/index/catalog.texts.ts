import { isAmong, Signatures } from '../../shared/signatures.ts';

/** Texts in one, and where each ends. */
interface Joined {
  readonly all: string;
  readonly ends: readonly number[];
}

/** A text of each product, all in one: to scan it is many times faster than each text by itself. */
export class Texts {
  readonly #texts: string[];
  /** Null after a change. */
  #joined: Joined | null = null;
  #joinedWithoutBlanks: Joined | null = null;

  constructor(texts: string[] = []) {
    this.#texts = texts;
  }

  get(ordinal: number): string {
    return this.#texts[ordinal] ?? '';
  }

  set(ordinal: number, text: string): void {
    if (this.#texts[ordinal] === text) return;
    this.#texts[ordinal] = text;
    this.#joined = null;
    this.#joinedWithoutBlanks = null;
  }

  /** The ordinals of texts with a part, which is not empty and has no line break. */
  find(part: string): readonly number[] {
    return findIn((this.#joined ??= join(this.#texts)), part);
  }

  /** As `find`, with the texts as if they had no blanks. */
  findWithoutBlanks(part: string): readonly number[] {
    this.#joinedWithoutBlanks ??= join(this.#texts.map((text) => text.replaceAll(' ', '')));
    return findIn(this.#joinedWithoutBlanks, part);
  }

  /** Does now what a first request would else wait for. */
  prepare(): void {
    this.findWithoutBlanks('\n\n');
  }
}

function join(texts: readonly string[]): Joined {
  let end = 0;
  return { all: texts.join('\n'), ends: texts.map((text) => (end += text.length + 1)) };
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

  /** Whether a text has a part. */
  matcherOf(part: string): (ordinal: number) => boolean {
    const candidates = this.#signatures.find([[part]]);
    return (ordinal) => isAmong(candidates, ordinal) && this.get(ordinal).includes(part);
  }
}
