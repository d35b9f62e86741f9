import { localVariable } from '../../../apollo/localVariable.ts';
import { isRecord } from '../../../apollo/storage.ts';

export const measureNames = ['chest', 'waist', 'hips', 'height'] as const;
export type MeasureName = (typeof measureNames)[number];
/** Centimetres; at least one. */
export type BodyMeasures = Readonly<Partial<Record<MeasureName, number>>>;

/** Null until the shopper has given some; they never leave the device. */
export const bodyMeasures = localVariable<BodyMeasures | null>(null, {
  key: 'bodyMeasures',
  parse: parseBodyMeasures,
});

/** Undefined where localStorage held something else; invalid measures are dropped. */
export function parseBodyMeasures(value: unknown): BodyMeasures | undefined {
  if (!isRecord(value)) return undefined;
  const measures = measureNames.flatMap((name) => {
    const measure = value[name];
    return typeof measure === 'number' && measure > 0 ? [[name, measure]] : [];
  });
  return measures.length > 0 ? Object.fromEntries(measures) : undefined;
}
