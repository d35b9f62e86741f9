import { z } from 'zod';
import type { RazorpayKeys } from './payment/razorpay.ts';
import type { Merchant } from './shared/merchant.ts';
import { hasForbiddenCharacters, lengthOf } from '#shared/text.ts';

export class BadConfig extends Error {}

export type CardPayments = 'RAZORPAY' | 'TEST' | 'OFF';

const MAX_TEXT = 200;

const textOf = (name: string) =>
  z
    .string()
    .trim()
    .refine((text) => lengthOf(text) <= MAX_TEXT && !hasForbiddenCharacters(text), {
      error: `${name} must be one line of at most ${MAX_TEXT} characters`,
    })
    .transform((text) => (text === '' ? null : text))
    .default(null);

export const openingVariables = {
  SEED: z.enum(['demo', 'empty'], { error: 'SEED must be demo or empty' }).default('demo'),
  DEMO_CUSTOMER: z.enum(['on', 'off'], { error: 'DEMO_CUSTOMER must be on or off' }).optional(),
  CARD_PAYMENTS: z
    .enum(['razorpay', 'test', 'off'], { error: 'CARD_PAYMENTS must be razorpay, test or off' })
    .optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  SHOP_LEGAL_NAME: textOf('SHOP_LEGAL_NAME'),
  SHOP_LEGAL_ADDRESS: textOf('SHOP_LEGAL_ADDRESS'),
  SHOP_ICE: textOf('SHOP_ICE'),
  SHOP_RC: textOf('SHOP_RC'),
  SHOP_IF: textOf('SHOP_IF'),
  SHOP_CNDP: textOf('SHOP_CNDP'),
  SHOP_PHONE: textOf('SHOP_PHONE'),
  SHOP_EMAIL: z.email({ error: 'SHOP_EMAIL must be an e-mail address' }).nullable().default(null),
};

const openingSchema = z.object(openingVariables);
type OpeningVariables = z.infer<typeof openingSchema>;

/** All three or none: with one missing, cards would be charged and never confirmed. */
export function razorpayOf(env: OpeningVariables): RazorpayKeys | null {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (keyId && keySecret && webhookSecret) return { keyId, keySecret, webhookSecret };
  if (!keyId && !keySecret && !webhookSecret) return null;
  const missing = !keyId
    ? 'RAZORPAY_KEY_ID'
    : !keySecret
      ? 'RAZORPAY_KEY_SECRET'
      : 'RAZORPAY_WEBHOOK_SECRET';
  throw new BadConfig(`${missing} is missing: Razorpay needs its three variables, or none`);
}

/** Behind an https address, test cards must be configured explicitly. */
export function cardPaymentsOf(
  env: OpeningVariables & { readonly PUBLIC_URL?: string | undefined },
  keys: RazorpayKeys | null,
): CardPayments {
  switch (env.CARD_PAYMENTS) {
    case 'off':
      return 'OFF';
    case 'test':
      return 'TEST';
    case 'razorpay':
      if (keys) return 'RAZORPAY';
      throw new BadConfig(
        'RAZORPAY_KEY_ID is missing: CARD_PAYMENTS=razorpay needs the three Razorpay variables',
      );
    case undefined:
      if (keys) return 'RAZORPAY';
      if (!env.PUBLIC_URL?.startsWith('https:')) return 'TEST';
      throw new BadConfig(
        'CARD_PAYMENTS must be set with an https PUBLIC_URL and no Razorpay keys: test takes no money, off takes no cards',
      );
  }
}

export function merchantOf(env: OpeningVariables): Merchant {
  const { SHOP_LEGAL_NAME: legalName, SHOP_LEGAL_ADDRESS: address, SHOP_IF: taxId } = env;
  const { SHOP_ICE: ice, SHOP_RC: rc, SHOP_CNDP: cndp } = env;
  return { legalName, address, ice, rc, taxId, cndp, phone: env.SHOP_PHONE, email: env.SHOP_EMAIL };
}
