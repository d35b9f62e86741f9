import { isCommonPassword } from '../authentication/credentials.rules.ts';
import type { GuessedBy } from '#shared/forms/form.ts';
import { fold } from '#shared/fold.ts';
import { composePassword } from '#shared/text.ts';

/** The shop's own words, and those with which passwords begin here. */
const WORDS = [
  'bellevue',
  'motdepasse',
  'administrateur',
  'administration',
  'administrator',
  'admin',
  'gestion',
  'boutique',
  'lunettes',
  'password',
  'bonjour',
  'bienvenue',
  'azerty',
  'qwerty',
  'maroc',
  'rabat',
  'casablanca',
  'marrakech',
];
/** Beside such words, digits and signs these many letters make no secret. */
const FEW_LETTERS = 4;

/**
 * Names why a guesser comes to it early: it is a common password, one group of characters over and
 * over or a sequence, it has digits and signs alone, or it is little else than such a password or word.
 * Null where none of these holds.
 */
export function guessedBy(password: string): GuessedBy | null {
  const text = fold(composePassword(password));
  if ([password, text].some(isCommonPassword)) return 'PASSWORD_COMMON';
  if (/^(.{1,4})\1+.{0,3}$/u.test(text) || isSequence(text)) return 'PASSWORD_REPEATED';
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (core === '') return 'PASSWORD_WITHOUT_LETTERS';
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  const others = WORDS.reduce((left, word) => left.replaceAll(word, ''), letters);
  const isKnownWord = others.length < letters.length && others.length < FEW_LETTERS;
  return isKnownWord || isCommonPassword(core) ? 'PASSWORD_KNOWN_WORD' : null;
}

function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const [step, ...steps] = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return step !== undefined && Math.abs(step) <= 1 && steps.every((other) => other === step);
}
