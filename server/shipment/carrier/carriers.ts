import { aboutCredential } from '../carrier.rules.ts';
import type { CarrierRecord } from '../shipment.records.ts';
import { CarrierRefused, type Carrier, type Carriers } from './carrier.ts';
import { KINDS } from './kinds.ts';
import { fileCarrier, testCarrier } from './local.ts';
import { createOzon, OZON_URL } from './ozon.ts';
import { createSendit, SENDIT_URL, type SenditTokens } from './sendit.ts';
import { createVault } from './vault.ts';

export interface CarriersOptions {
  readonly isTestOn: boolean;
  /** Null for the carrier's own. */
  readonly senditUrl: string | null;
  readonly ozonUrl: string | null;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 9_000;

/** Makes what talks to carriers, with a vault whose key follows from the shop's secret. */
export function createCarriers(
  secret: string,
  { isTestOn, senditUrl, ozonUrl, timeoutMs = TIMEOUT_MS }: CarriersOptions,
): Carriers {
  const vault = createVault(secret);
  const tokens: SenditTokens = new Map();

  function credentialsOf({ id, kind, credentials }: CarrierRecord): (name: string) => string {
    const opened = new Map(
      credentials.map(({ name, sealed }) => [name, vault.open(sealed, aboutCredential(id, name))]),
    );
    // Missing ones, and ones that were sealed with an earlier secret.
    if (KINDS[kind].required.some((name) => !opened.get(name))) throw new CarrierRefused(null);
    return (name) => opened.get(name) ?? '';
  }

  return {
    isTestOn,
    seal: vault.seal,
    connect(carrier): Carrier {
      const { kind } = carrier;
      if (kind === 'FILE') return fileCarrier;
      if (kind === 'TEST') return testCarrier;
      const of = credentialsOf(carrier);
      if (kind === 'OZON') {
        const keys = { customerId: of('customerId'), apiKey: of('apiKey') };
        return createOzon(keys, { baseUrl: ozonUrl ?? OZON_URL, timeoutMs });
      }
      return createSendit(
        {
          publicKey: of('publicKey'),
          secretKey: of('secretKey'),
          webhookSecret: of('webhookSecret') || null,
          pickupDistrictId: of('pickupDistrictId'),
        },
        { baseUrl: senditUrl ?? SENDIT_URL, timeoutMs },
        tokens,
      );
    },
  };
}
