import { isCommonPassword } from '../authentication/credentials.rules.ts';
import { composePassword, fold } from '../shared/text.ts';

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
 * Whether a guesser comes to it early: a common password, with digits or signs around it too, the
 * shop's own words, one group of characters over and over, or a sequence.
 */
export function isGuessable(password: string): boolean {
  const text = fold(composePassword(password));
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if ([password, text, core].some(isCommonPassword)) return true;
  if (/^(.{1,4})\1+.{0,3}$/u.test(text) || isSequence(text)) return true;
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  const others = WORDS.reduce((left, word) => left.replaceAll(word, ''), letters);
  return others.length < letters.length && others.length < FEW_LETTERS;
}

function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const [step, ...steps] = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return step !== undefined && Math.abs(step) <= 1 && steps.every((other) => other === step);
}
