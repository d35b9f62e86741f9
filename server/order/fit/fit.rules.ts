import type { Fit } from '../../catalog/catalog.store.ts';
import type { ReturnCause } from '../exchange/exchange.store.ts';

/** Counts the answers of shoppers who returned or exchanged a product. */
export interface FitAnswers {
  readonly tooSmall: number;
  readonly tooLarge: number;
  /** Answers of any cause. */
  readonly answers: number;
  /** Orders of the product that were delivered, so that staff see how many did not complain. */
  readonly delivered: number;
}

/** From five on, more than half are at least three shoppers: below, one or two would make the note. */
export const MIN_ANSWERS = 5;

/** Each cause is one answer, however many of the product went back by it. */
export function countAnswers(causes: readonly ReturnCause[], delivered: number): FitAnswers {
  const countOf = (wanted: ReturnCause) => causes.filter((cause) => cause === wanted).length;
  return {
    tooSmall: countOf('TOO_SMALL'),
    tooLarge: countOf('TOO_LARGE'),
    answers: causes.length,
    delivered,
  };
}

export interface FitNote extends FitAnswers {
  /** It is what more than half of the answers say of the cut; null without such a majority. */
  readonly saidFit: Fit | null;
  /** It is one step from the present fit; null where that is as the answers say. */
  readonly suggestion: Fit | null;
}

/** Null below MIN_ANSWERS. */
export function fitNoteOf(answers: FitAnswers, fit: Fit | null | undefined): FitNote | null {
  if (answers.answers < MIN_ANSWERS) return null;
  const saidFit = saidBy(answers);
  return { ...answers, saidFit, suggestion: suggestedFor(saidFit, fit ?? 'TRUE_TO_SIZE') };
}

function saidBy({ tooSmall, tooLarge, answers }: FitAnswers): Fit | null {
  if (tooSmall * 2 > answers) return 'RUNS_SMALL';
  return tooLarge * 2 > answers ? 'RUNS_LARGE' : null;
}

/** Who takes a size down, as the page says, and finds it too small shows that the usual size fits. */
function suggestedFor(saidFit: Fit | null, fit: Fit): Fit | null {
  if (saidFit === null || saidFit === fit) return null;
  return fit === 'TRUE_TO_SIZE' ? saidFit : 'TRUE_TO_SIZE';
}
