import { storableText } from '../transfer/storable.ts';

export function jsonOf(values: readonly object[]): string {
  return JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'string' ? storableText(value) : value,
  );
}
