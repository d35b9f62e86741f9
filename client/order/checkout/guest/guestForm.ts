import * as z from 'zod/mini';

import { field, type TypedProblem } from '#shared/forms/form.ts';
import { isRecord } from '../../../apollo/storage.ts';
import { addressSentences } from '../../../address/AddressFields.tsx';
import { addressTexts } from '../../../address/address.fr.ts';
import { orderTexts } from '../../order.fr.ts';
import { isPickup } from '../../../delivery/promise.ts';
import { parseGuestCart, type GuestCartLine } from '../../../cart/guestCart.ts';

const text = field((value) => (typeof value === 'string' ? value : ''));

/** The form as it is typed, and stored until it is sent. */
const guestValues = z.object({
  name: text,
  phone: text,
  email: text,
  street: text,
  city: text,
  cityId: text,
  region: text,
  postalCode: text,
  deliveryOptionId: text,
});

type GuestValues = z.infer<typeof guestValues>;
export type GuestField = keyof GuestValues;

export const emptyGuest = guestValues.parse({});

const { blank, phoneInvalid, emailInvalid, emailNote } = orderTexts.guest;

/** Notes under the fields. */
export const guestSentences = { ...addressSentences, EMAIL: emailNote };

const toasts: Partial<Record<TypedProblem['reason'], string>> = {
  PHONE: phoneInvalid,
  EMAIL: emailInvalid,
  POSTAL_CODE: addressTexts.form.postalCodeInvalid,
};

/** Returns the toast for a form with these problems, first of all for blank fields; null without any. */
export function describeFirst(problems: readonly TypedProblem[]): string | null {
  const [first] = problems;
  if (!first) return null;
  return problems.some(({ code }) => code === 'REQUIRED') ? blank : (toasts[first.reason] ?? null);
}

/** Takes the draft's place once it has become an order, until the confirmation is shown. */
export const orderedDraft = { isOrdered: true };

export const parseOrderedDraft = (value: unknown) => isRecord(value) && value['isOrdered'] === true;

export function parseGuestDraft(value: unknown): GuestValues | undefined {
  return z.object({ values: guestValues }).safeParse(value).data?.values;
}

/** An order as it was sent. */
export function parseGuestInput(value: unknown) {
  const { data: values } = guestValues.safeParse(value);
  if (!values || !isRecord(value)) return undefined;
  const lines = parseGuestCart(value['lines']);
  const { expectedTotal } = value;
  if (!lines?.length || typeof expectedTotal !== 'number') return undefined;
  const { acceptsAlterations, discountCode } = value;
  return inputOf(values, lines, {
    expectedTotal,
    acceptsAlterations: acceptsAlterations === true,
    discountCode: typeof discountCode === 'string' ? discountCode : null,
  });
}

const noAddress = { street: null, city: null, region: null, postalCode: null };

/** Leaves out the address of what is fetched, which the form still has. */
export function inputOf(
  { email, deliveryOptionId, ...others }: GuestValues,
  lines: readonly GuestCartLine[],
  seen: { expectedTotal: number; acceptsAlterations: boolean; discountCode: string | null },
) {
  const { cityId, ...contact } = others;
  return {
    ...contact,
    ...(isPickup(deliveryOptionId) ? noAddress : { cityId: cityId || null }),
    deliveryOptionId: deliveryOptionId || null,
    email: email.trim() || null,
    lines: [...lines],
    ...seen,
  };
}
