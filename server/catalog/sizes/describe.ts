import type { Translated } from '#shared/language.ts';
import type { wearerTexts } from '../silhouette/wearers.fr.ts';
import type { sizeReasons } from './sizes.fr.ts';
import { decidingMeasures, type DecidedTable, type SizeAdvice } from './sizes.rules.ts';

type SizeTexts = Translated<typeof sizeReasons>;
type WearerTexts = Translated<typeof wearerTexts>;

/** Says which measures decide, before how they are taken. */
export function describeGuide(
  texts: SizeTexts,
  guide: DecidedTable & { readonly note: string | null },
): string | null {
  const deciding = decidingMeasures(guide);
  const decided = deciding.length === 0 ? null : texts.decidedBy(deciding);
  return [decided, guide.note].filter((text) => text !== null).join(' ') || null;
}

export function describeWarnings(
  texts: SizeTexts,
  wearers: WearerTexts,
  { warnings }: Pick<SizeAdvice, 'warnings'>,
): readonly string[] {
  return warnings.map((warning) =>
    warning.code === 'BODY' ? texts.larger(warning) : wearers.warning(warning),
  );
}

/** The largest size of the product, where the body needs a larger one; null otherwise. */
export function exceededSize({ reason }: Pick<SizeAdvice, 'reason'>): string | null {
  if (reason.code === 'NOT_MADE') return reason.largest;
  return reason.code === 'BEYOND' ? reason.size : null;
}

/** Joins the guide's sentence and what the fit adds to it. */
export function describeSize(texts: SizeTexts, advice: SizeAdvice): string {
  return [describeReason(texts, advice), describeFit(texts, advice)].filter(Boolean).join(' ');
}

function describeReason(texts: SizeTexts, { reason, alternative, fit }: SizeAdvice): string {
  switch (reason.code) {
    case 'NO_GUIDE':
      return texts.noGuide;
    case 'ONE_SIZE':
      return texts.oneSize;
    case 'NO_MEASURE':
      return texts.noMeasure(reason);
    case 'NOT_MADE':
      return texts.notMade(reason);
    case 'BEYOND':
      return texts.beyond(reason);
    case 'WITHIN':
      return texts.within(reason);
    case 'NEAR_MAXIMUM':
      // The fit names the alternative otherwise.
      return texts.nearMaximum(reason, isOfOwnFit(fit) ? null : alternative);
    case 'NEAR_MINIMUM':
      return texts.nearMinimum(reason);
    case 'BELOW':
      return texts.below(reason);
  }
}

const isOfOwnFit = (fit: SizeAdvice['fit']) => fit === 'RUNS_SMALL' || fit === 'RUNS_LARGE';

function describeFit(texts: SizeTexts, { size, alternative, fit }: SizeAdvice): string {
  if (size === null || fit === null || fit === 'TRUE_TO_SIZE') return '';
  return fit === 'RUNS_SMALL' ? texts.runsSmall(alternative) : texts.runsLarge(alternative);
}
