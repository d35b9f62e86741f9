import { valueOnStep } from '../../../server/catalog/alteration/steps.rules.ts';
import { readDecimal } from '#shared/digits.ts';
import { alterationTexts as texts } from '../../text/alterations.fr.ts';
import { formatMoney } from './money.ts';

export type Measure = Parameters<typeof valueOnStep>[0] & { name: string };

/** An alteration of the catalogue that can be chosen. */
export type OfferedAlteration = {
  id: string;
  title: string;
  price: { amount: number };
  days: number;
  measure: Measure | null;
};

/** `92`, `92,5`, `٩٢`; null for what is no value of the measure. */
export function readMeasure(text: string, measure: Measure): number | null {
  const decimal = readDecimal(text);
  return decimal === null ? null : valueOnStep(measure, Number(decimal));
}

/** Says which values a measure has. */
export const boundsOf = ({ min, max, step }: Measure) => texts.bounds(min, max, step);

/** Writes « Ourlet · 30 DH · 2 jours ouvrés de plus ». */
export function describeOffered({
  title,
  price: { amount },
  days,
}: Omit<OfferedAlteration, 'id' | 'measure'>) {
  const facts = [title, amount === 0 ? texts.free : formatMoney(amount)];
  return [...facts, ...(days > 0 ? [texts.days(days)] : [])].join(' · ');
}
