import { z } from 'zod';
import { MAX_TEXT } from '#shared/forms/form.ts';
import { readForm, requiredText, type FieldRule } from '../shared/form.ts';
import { Refusal } from '../shared/problems.ts';
import { newSecretToken } from '../shared/secret-token.ts';
import type { ApiTokenRecord } from './api-token.store.ts';

export const API_SCOPES = [
  'catalog:read',
  'catalog:write',
  'orders:read',
  'orders:write',
  'stock:write',
  'customers:read',
  'webhooks:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const MAX_API_TOKENS = 100;

const START = 'bv_';
const SHOWN_CHARACTERS = 9;
const AUTHORIZATION = /^bearer +(bv_\S*) *$/i;

export function newApiSecret(): string {
  return `${START}${newSecretToken()}`;
}

export const prefixOf = (secret: string) => secret.slice(0, SHOWN_CHARACTERS);

/** Null if the header holds none, valid or not. */
export function apiSecretIn(authorization: string | undefined): string | null {
  return AUTHORIZATION.exec(authorization ?? '')?.[1] ?? null;
}

export function isExpired({ expiresAt }: ApiTokenRecord, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.toISOString();
}

export function hasScope({ scopes }: Pick<ApiTokenRecord, 'scopes'>, scope: ApiScope): boolean {
  return scopes.includes(scope);
}

/** Each once, in the order of `API_SCOPES`. */
const readScopes: FieldRule<readonly ApiScope[]> = (value, field) => {
  const wanted: readonly unknown[] = Array.isArray(value) ? value : [];
  if (wanted.length === 0) throw new Refusal({ code: 'REQUIRED', reason: 'SCOPES', field });
  const unknown = wanted.find((each) => !API_SCOPES.some((scope) => scope === each));
  if (unknown !== undefined) {
    const text = String(unknown).slice(0, MAX_TEXT);
    throw new Refusal({ code: 'INVALID', reason: 'SCOPE', field, text, known: API_SCOPES });
  }
  return API_SCOPES.filter((scope) => wanted.includes(scope));
};

const INSTANT = z.iso.datetime({ offset: true });

const readExpiry =
  (now: Date): FieldRule<string | null> =>
  (value, field) => {
    if (value === undefined || value === null) return null;
    const instant = new Date(INSTANT.safeParse(value).data ?? Number.NaN);
    if (!(instant > now)) throw new Refusal({ code: 'INVALID', reason: 'EXPIRY', field });
    return instant.toISOString();
  };

/** Refuses with REQUIRED and INVALID. */
export function readNewToken(input: object, now: Date) {
  return readForm(input, {
    name: requiredText('FIELD'),
    scopes: readScopes,
    expiresAt: readExpiry(now),
  });
}
