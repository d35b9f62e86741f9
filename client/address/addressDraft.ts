import { readCustomerId } from '../apollo/session.ts';
import { isRecord, readDraft, writeDraft } from '../apollo/storage.ts';

/** What is typed into the form of a new address (`addressId` null) or of a saved one. */
type AddressDraft = {
  addressId: string | null;
  /** That the new address will have. */
  newId?: string | undefined;
  values: Record<string, unknown>;
};

/**
 * The draft outlives a reload and a session that ends meanwhile, for its customer alone: another
 * one's removes it.
 */
export function readAddressDraft() {
  return readCustomerId() === undefined ? undefined : readDraft('addressForm', parse);
}

/** Null removes the draft. After the end of the session nothing changes. */
export function writeAddressDraft(draft: AddressDraft | null) {
  const customerId = readCustomerId();
  if (customerId !== undefined) writeDraft('addressForm', draft && { customerId, ...draft });
}

/** The draft's text in each of the fields, or that of `initial`. */
export function withDraft<Name extends string>(
  initial: Record<Name, string>,
  addressId: string | null,
): Record<Name, string> {
  const draft = readAddressDraft();
  if (draft?.addressId !== addressId) return initial;
  const values = { ...initial };
  for (const name in values) {
    const text = draft.values[name];
    if (typeof text === 'string') values[name] = text;
  }
  return values;
}

function parse(value: unknown): AddressDraft | undefined {
  if (!isRecord(value) || value['customerId'] !== readCustomerId()) return undefined;
  const { addressId, newId, values } = value;
  if (!isRecord(values) || (typeof addressId !== 'string' && addressId !== null)) return undefined;
  return { addressId, newId: typeof newId === 'string' ? newId : undefined, values };
}
