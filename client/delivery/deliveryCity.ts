import { localVariable } from '../apollo/localVariable.ts';
import { isRecord } from '../apollo/storage.ts';

/** A city of the shop's list that this device last chose, with its name as it was shown. */
export type DeliveryCity = { id: string; name: string };

const maxLength = 200;

const deliveryCity = localVariable<DeliveryCity | null>(null, {
  key: 'deliveryCity',
  parse: parseDeliveryCity,
});

/** Null where none was chosen on this device. */
export const { use: useDeliveryCity, read: readDeliveryCity } = deliveryCity;

export function rememberCity(city: DeliveryCity | null) {
  const { id, name } = deliveryCity.read() ?? {};
  if (city?.id !== id || city?.name !== name) deliveryCity.save(city);
}

export function parseDeliveryCity(value: unknown): DeliveryCity | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name } = value;
  if (typeof id !== 'string' || !/^[a-z\d-]{1,100}$/.test(id)) return undefined;
  if (typeof name !== 'string' || name.trim() === '' || name.length > maxLength) return undefined;
  return { id, name };
}
