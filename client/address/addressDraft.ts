import { readCustomerDraft, writeCustomerDraft } from '../apollo/customerDraft.ts';
import { readCustomerId } from '../apollo/session.ts';
import { isRecord, writeDraft } from '../apollo/storage.ts';

/** The form of a new address (`addressId` null) or of a saved one, as typed. */
type AddressDraft = {
  addressId: string | null;
  /** That the new address will have. */
  newId?: string | undefined;
  values: Record<string, unknown>;
};

export function readAddressDraft(): AddressDraft | undefined {
  const { addressId, newId, values } = readCustomerDraft('addressForm') ?? {};
  if (!isRecord(values) || (typeof addressId !== 'string' && addressId !== null)) return undefined;
  return { addressId, newId: typeof newId === 'string' ? newId : undefined, values };
}

/** Null removes the draft. After the end of the session nothing changes. */
export function writeAddressDraft(draft: AddressDraft | null) {
  const customerId = readCustomerId();
  if (customerId === undefined) return;
  if (draft) writeCustomerDraft('addressForm', customerId, draft);
  else writeDraft('addressForm', null);
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
