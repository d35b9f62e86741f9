import type { Language } from './language.ts';

/** A product's title in each language that it has. */
export type Titles = Readonly<Partial<Record<Language, string>> & Record<'FR', string>>;
