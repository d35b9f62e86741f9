import { isRecord } from '../../../apollo/storage.ts';
import { fr } from '../../../text/fr.ts';
import { blankFields, noteUnder, type FormErrors } from '../../../ui/form/useForm.ts';
import type { Attempt } from '../attempt.ts';

/** What a visitor fills in to order. */
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

export const guestFields: GuestField[] = [
  'name',
  'phone',
  'email',
  'street',
  'city',
  'region',
  'postalCode',
];

const required = guestFields.filter((name) => name !== 'email');
const phoneFilling = /[\s.\-\u2010-\u2015]/gu;
const phonePattern = /^[0-9+]{10,13}$/;
// One @, no blanks, a dot in the domain; the server looks closer (shop/form.ts).
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** True for 10 to 13 digits and `+`, not counting blanks, dots and dashes. */
export function isPhone(text: string) {
  return phonePattern.test(text.replace(phoneFilling, ''));
}

/** What is wrong with the form: the toast to show, and a note under each field. Null when nothing is. */
export function checkGuest(values: GuestValues) {
  const { blank, phoneInvalid, phoneNote, emailInvalid, emailNote } = fr.order.guest;
  const missing = blankFields(values, required);
  const email = values.email.trim();
  const isPhoneWrong = values.phone.trim() !== '' && !isPhone(values.phone);
  const isEmailWrong = email !== '' && (email.length > 254 || !emailPattern.test(email));
  const errors: FormErrors<GuestField> = noteUnder(missing, fr.ui.blankField);
  if (isPhoneWrong) errors.phone = phoneNote;
  if (isEmailWrong) errors.email = emailNote;
  if (missing.length > 0) return { text: blank, errors };
  if (isPhoneWrong) return { text: phoneInvalid, errors };
  return isEmailWrong ? { text: emailInvalid, errors } : null;
}

/** Tells the server's refusals that concern a field from all others, of which each is told once. */
export function sortRefusals(
  userErrors: readonly { field?: string | null | undefined; message: string }[],
) {
  const errors: FormErrors<GuestField> = {};
  const others = new Set<string>();
  for (const { field, message } of userErrors) {
    const name = guestFields.find((each) => each === field);
    if (name) errors[name] = message;
    else others.add(message);
  }
  return { errors, others: [...others] };
}

/** The form as a reload left it, with the attempt that may have been under way. */
export type GuestDraft = { values: GuestValues; attempt: Attempt | null };

/** Makes a draft of what sessionStorage held; undefined when it is none. */
export function parseGuestDraft(value: unknown): GuestDraft | undefined {
  if (!isRecord(value) || !isRecord(value['values'])) return undefined;
  const values = { ...emptyGuest };
  for (const name of guestFields) {
    const text = value['values'][name];
    if (typeof text === 'string') values[name] = text;
  }
  return { values, attempt: parseAttempt(value['attempt']) };
}

function parseAttempt(value: unknown): Attempt | null {
  if (!isRecord(value)) return null;
  const { key, asked } = value;
  return typeof key === 'string' && typeof asked === 'string' ? { key, asked } : null;
}
