import { isWrongEmail, isWrongPhone, isWrongPostalCode } from '../../../ui/form/addressRules.ts';
import { isRecord } from '../../../apollo/storage.ts';
import { shopTexts } from '../../../text/shop.fr.ts';
import { addressTexts } from '../../../address/address.fr.ts';
import { orderTexts } from '../../order.fr.ts';
import { blankFields, noteUnder, type FormErrors } from '../../../ui/form/useForm.ts';
import { parseGuestCart, type GuestCartLine } from '../../../cart/guestCart.ts';

export const emptyGuest = {
  name: '',
  phone: '',
  email: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
};

export type GuestValues = typeof emptyGuest;
export type GuestField = keyof GuestValues;

// The keys of its own record.
export const guestFields = Object.keys(emptyGuest) as GuestField[];

const required = guestFields.filter((name) => name !== 'email');

/** The toast and the notes under the fields; null when the form is valid. */
export function checkGuest(values: GuestValues) {
  const { blank, phoneInvalid, emailInvalid, emailNote } = orderTexts.guest;
  const { phoneNote, postalCodeInvalid } = addressTexts.form;
  const missing = blankFields(values, required);
  const isPhoneWrong = isWrongPhone(values.phone);
  const isEmailWrong = isWrongEmail(values.email);
  const errors: FormErrors<GuestField> = noteUnder(missing, shopTexts.ui.blankField);
  if (isPhoneWrong) errors.phone = phoneNote;
  if (isEmailWrong) errors.email = emailNote;
  const isPostalCodeWrong = isWrongPostalCode(values.postalCode);
  if (isPostalCodeWrong) errors.postalCode = postalCodeInvalid;
  if (missing.length > 0) return { text: blank, errors };
  if (isPhoneWrong) return { text: phoneInvalid, errors };
  if (isEmailWrong) return { text: emailInvalid, errors };
  return isPostalCodeWrong ? { text: postalCodeInvalid, errors } : null;
}

/** Takes the draft's place once it has become an order, until the confirmation is shown. */
export const orderedDraft = { isOrdered: true };

export const parseOrderedDraft = (value: unknown) => isRecord(value) && value['isOrdered'] === true;

/** Checks an entry of the browser's storage by hand: zod would outweigh the page. */
export function parseGuestDraft(value: unknown): GuestValues | undefined {
  return isRecord(value) ? parseValues(value['values']) : undefined;
}

/** An order as it was sent. */
export function parseGuestInput(value: unknown) {
  const values = parseValues(value);
  if (!values || !isRecord(value)) return undefined;
  const lines = parseGuestCart(value['lines']);
  const { expectedTotal } = value;
  if (!lines?.length || typeof expectedTotal !== 'number') return undefined;
  return inputOf(values, lines, expectedTotal);
}

export function inputOf(
  { email, ...others }: GuestValues,
  lines: readonly GuestCartLine[],
  expectedTotal: number,
) {
  return { ...others, email: email.trim() || null, lines: [...lines], expectedTotal };
}

function parseValues(value: unknown): GuestValues | undefined {
  if (!isRecord(value)) return undefined;
  const values = { ...emptyGuest };
  for (const name of guestFields) {
    const text = value[name];
    if (typeof text === 'string') values[name] = text;
  }
  return values;
}
