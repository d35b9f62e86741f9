import { Refusal } from '../../shared/problems.ts';
import type { EffectiveSettings } from '../settings.rules.ts';

/** Steps that open a shop, in the order in which they are best done. */
export const FIRST_STEPS = [
  'NAME',
  'INVOICES',
  'CATEGORY',
  'PRODUCT',
  'DELIVERY',
  'PAYMENT',
  'MAILS',
  'LEGAL',
] as const;
export type FirstStepCode = (typeof FIRST_STEPS)[number];

/** Steps without which there is no shop, however many orders it once had. */
const ESSENTIAL: ReadonlySet<FirstStepCode> = new Set(['NAME', 'CATEGORY', 'PRODUCT']);

/** Steps whose starting state is a choice too: one fee for the whole country, or mails that are not sent. */
const OPTIONAL: ReadonlySet<FirstStepCode> = new Set(['DELIVERY', 'MAILS']);

export interface FirstStep {
  readonly code: FirstStepCode;
  readonly isDone: boolean;
  readonly canBeSetAside: boolean;
  readonly isSetAside: boolean;
}

export interface ShopState {
  /** The steps that are done. */
  readonly done: Readonly<Record<FirstStepCode, boolean>>;
  readonly setAside: readonly string[];
  /** A shop that already sells, or shows the demo's products, has its own ways. */
  readonly isOpened: boolean;
}

/** Returns the list, empty where nothing is left to do. */
export function firstSteps({ done, setAside, isOpened }: ShopState): readonly FirstStep[] {
  const steps = FIRST_STEPS.map((code) => ({
    code,
    isDone: done[code],
    canBeSetAside: OPTIONAL.has(code),
    isSetAside: OPTIONAL.has(code) && setAside.includes(code),
  }));
  const isOpen = ({ code, isDone, isSetAside }: FirstStep) =>
    !isDone && !isSetAside && (!isOpened || ESSENTIAL.has(code));
  return steps.some(isOpen) ? steps : [];
}

/** Says whether invoices name the seller as the law requires; some sellers are in no trade register. */
export const canInvoice = ({ legalName, address, ice, taxId }: EffectiveSettings): boolean =>
  [legalName, address, ice, taxId].every((fact) => fact !== null);

/** Says whether the legal pages name the declaration of personal data, and a way to reach the shop. */
export const hasLegalPages = ({ cndp, phone, email }: EffectiveSettings): boolean =>
  [cndp, phone, email].every((fact) => fact !== null);

/** Returns the steps that are set aside after the change. Refuses with NOT_ALLOWED_NOW. */
export function changedStepsAside(
  before: readonly string[],
  code: FirstStepCode,
  isSetAside: boolean,
): readonly string[] {
  if (isSetAside && !OPTIONAL.has(code)) {
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'FIRST_STEP' });
  }
  return FIRST_STEPS.filter((each) => (each === code ? isSetAside : before.includes(each)));
}
