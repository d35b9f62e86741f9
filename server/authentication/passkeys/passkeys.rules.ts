import { z } from 'zod';
import { readPasskeyName } from '#shared/forms/account.ts';
import { filled } from '#shared/forms/form.ts';
import { readForm, ruleOf, type FieldRule } from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import type { PasskeyRecord } from './passkeys.store.ts';

const MAX_PASSKEYS = 10;
/** Without an attestation, responses have about 1000 characters. */
const MAX_RESPONSE = 16_000;

const encoded = z.base64url().min(1);

const credential = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
});

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

const registrationResponse = credential.extend({
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    // New names may come, and they are only hints.
    transports: z.array(z.string()).optional().transform(knownTransports),
  }),
});
export type RegistrationResponse = z.infer<typeof registrationResponse>;

const logInResponse = credential.extend({
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    // Required of discoverable passkeys: it says whose the passkey is.
    userHandle: encoded,
  }),
});
export type LogInResponse = z.infer<typeof logInResponse>;

function knownTransports(names: readonly string[] = []) {
  return transport.options.filter((known) => names.includes(known));
}

const registration: FieldRule<RegistrationResponse> = (value, field) => {
  const read = parse(registrationResponse, value);
  if (!read) throw invalidPasskey(field);
  return read;
};

const passkeyName = ruleOf(filled('FIELD', readPasskeyName));

export function readNewPasskey(input: object) {
  return readForm(input, { response: registration, name: passkeyName });
}

/** Refuses with UNKNOWN_PASSKEY. */
export function readLogInResponse(text: string): LogInResponse {
  const read = parse(logInResponse, text);
  if (!read) throw unknownPasskey('LOG_IN', 'response');
  return read;
}

function parse<T>(shape: z.ZodType<T>, text: unknown): T | null {
  if (typeof text !== 'string' || text.length > MAX_RESPONSE) return null;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Refuses with LIMIT_REACHED. */
export function requireRoom(passkeys: readonly object[]): void {
  if (passkeys.length >= MAX_PASSKEYS) {
    throw new Refusal({ code: 'LIMIT_REACHED', reason: 'PASSKEYS' });
  }
}

/** Two of one key have signed: it was copied. Passkeys that are synchronised always count 0. */
export function isCountedBack(passkey: Pick<PasskeyRecord, 'counter'>, counter: number): boolean {
  return counter <= passkey.counter && Math.max(counter, passkey.counter) > 0;
}

export function invalidPasskey(field = 'response'): Refusal {
  return new Refusal({ code: 'INVALID', reason: 'PASSKEY', field });
}

export function unknownPasskey(reason: 'LOG_IN' | 'REMOVE', field: string): Refusal {
  return new Refusal({ code: 'UNKNOWN_PASSKEY', reason, field });
}

export function noPasskeys(): Refusal {
  return new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'NO_PASSKEYS' });
}
