import { readCustomerId } from './session.ts';
import { isRecord, readDraft, writeDraft, type DraftKey } from './storage.ts';

/**
 * A draft outlives a reload and a session that ends meanwhile, for its customer alone: another one's
 * removes it.
 */
export function readCustomerDraft(key: DraftKey) {
  const customerId = readCustomerId();
  if (customerId === undefined) return undefined;
  return readDraft(key, (value) =>
    isRecord(value) && value['customerId'] === customerId ? value : undefined,
  );
}

export function writeCustomerDraft(key: DraftKey, customerId: string, draft: object) {
  writeDraft(key, { customerId, ...draft });
}
