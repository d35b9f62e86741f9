/** Separates words; no folded word contains it. */
export const GAP = '\n';

/** Folded words by number: one text of them all is scanned for parts. */
export class Vocabulary {
  readonly #words: string[] = [];
  readonly #ids = new Map<string, number>();
  /** Null after new words. */
  #joined: string | null = null;

  /** Adds the word where it is new. */
  idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.push(word) - 1;
    this.#ids.set(word, id);
    this.#joined = null;
    return id;
  }

  wordOf(id: number): string {
    return this.#words[id] ?? '';
  }

  flags(ids: readonly number[]): Uint8Array {
    const flags = new Uint8Array(this.#words.length);
    for (const id of ids) flags[id] = 1;
    return flags;
  }

  /** Words that a text starts with, save itself. */
  beginningsOf(text: string): readonly number[] {
    const ids: number[] = [];
    for (let length = 1; length < text.length; length += 1) {
      const id = this.#ids.get(text.slice(0, length));
      if (id !== undefined) ids.push(id);
    }
    return ids;
  }

  /** A part that starts with the gap must start the word. */
  wordsWith(part: string): readonly number[] {
    this.#joined ??= GAP + this.#words.join(GAP);
    const text = this.#joined;
    const ids: number[] = [];
    let id = 0;
    let end = 1 + this.wordOf(0).length;
    for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, end)) {
      while (end <= at) {
        id += 1;
        end += 1 + this.wordOf(id).length;
      }
      ids.push(id);
    }
    return ids;
  }
}
