import { readForm, readText, requiredText, type FieldRule } from '../../shared/form.ts';
import { Refusal, requireSameVersion } from '../../shared/problems.ts';
import type { PickupPointRecord } from '../delivery.store.ts';

export interface PickupPointInput extends Omit<PickupPointRecord, 'id' | 'version' | 'isOpen'> {
  readonly id?: string | null | undefined;
  readonly isOpen?: boolean | undefined;
}

export const MAX_PICKUP_POINTS = 50;
const MAX_NAME = 60;

const filled: FieldRule<string> = requiredText('FIELD');

/** Refuses with UNKNOWN_PICKUP_POINT, and with VERSION_CONFLICT where `expectedVersion` is not null. */
export function requirePickupPoint(
  points: readonly PickupPointRecord[],
  id: string,
  expectedVersion: number | null,
): PickupPointRecord {
  const point = points.find((each) => each.id === id);
  if (!point) throw new Refusal({ code: 'UNKNOWN_PICKUP_POINT', field: 'id' });
  requireSameVersion(point, expectedVersion, 'PICKUP_POINT');
  return point;
}

/** `before` is undefined for a new one, and `id` its new id. Refuses with REQUIRED, INVALID. */
export function changedPickupPoint(
  before: PickupPointRecord | undefined,
  { id: newId, input }: { readonly id: string; readonly input: PickupPointInput },
): PickupPointRecord {
  const texts = readForm(input, {
    name: (value, field) => readText(filled(value, field), field, MAX_NAME),
    street: filled,
    city: filled,
    openingHours: filled,
  });
  const { id, version } = before ?? { id: newId, version: 0 };
  return { id, version: version + 1, ...texts, isOpen: input.isOpen ?? true };
}
