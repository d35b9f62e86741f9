import { join } from 'node:path';
import type { Schema } from '../schema.ts';

export interface ShopFolder {
  readonly path: string;
  readonly schema: Schema;
  readonly document: string;
  readonly backup: string;
  readonly draft: string;
  readonly control: string;
  readonly pictures: string;
  journal(generation: number): string;
}

const JOURNAL = /^shop\.journal\.(\d{1,15})$/;

export function folderOf(path: string, schema: Schema): ShopFolder {
  const document = join(path, 'shop.json');
  return {
    path,
    schema,
    document,
    backup: `${document}.bak`,
    draft: `${document}.tmp`,
    control: join(path, 'shop.control'),
    pictures: join(path, 'pictures'),
    journal: (generation) => join(path, `shop.journal.${generation}`),
  };
}

export function generationsOf(names: readonly string[]): readonly number[] {
  return names
    .map((name) => JOURNAL.exec(name)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number)
    .sort((a, b) => a - b);
}
