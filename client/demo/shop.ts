import { v4 as uuid } from 'uuid';
import { seedStore, type Seed } from '../../server/seed/seed.ts';
import { createDevices } from '../../server/authentication/devices.ts';
import { createPasskeyChallenges } from '../../server/authentication/passkeys/challenges.ts';
import { removeExpired } from '../../server/account/sessions.ts';
import { removeOldAppointments } from '../../server/appointment/appointment.service.ts';
import { removeExpiredAlerts } from '../../server/catalog/alerts/stock-alert.service.ts';
import type { Shop } from '../../server/context.ts';
import { noLimits } from '../../server/http/limits/rate-limits.ts';
import type { Message } from '../../server/mail/message.ts';
import { mailSender } from '../../server/mail/mail.sender.ts';
import { mailTemplates } from '../../server/mails.ts';
import { receiveEvent } from '../../server/order/payment/payment.events.ts';
import { anonymiseClosed } from '../../server/order/order.anonymise.ts';
import { expireExchanges } from '../../server/order/exchange/exchange.expiry.ts';
import { reconcilePayments } from '../../server/order/payment/reconcile.ts';
import {
  createPreviewTokens,
  createTrackingKeys,
} from '../../server/authentication/signed-links.ts';
import { demoCarriers } from './carriers.ts';
import { followShipments } from '../../server/shipment/shipment.attempt.ts';
import { startOutbox } from '../../server/outbox/worker.ts';
import { createTestProvider, type TestProvider } from '../../server/payment/test-provider.ts';
import { repeat } from '../../server/shared/background.ts';
import type { ShopLog } from '../../server/shared/log/log.ts';
import { WITHOUT_PASSKEYS } from '../../server/staff/staff.store.ts';
import type { Store } from '../../server/store.ts';
import { passwords } from './passwords.ts';
import { createTokens } from './tokens.ts';

const BANK_DECIDES_AFTER_MS = 8_000;
const RECONCILE_EVERY_MS = 30_000;
const EXPIRE_EXCHANGES_EVERY_MS = 60_000;
const REMOVE_EXPIRED_EVERY_MS = 3_600_000;

export interface ShopOptions {
  /** Signs sessions and links; the same as long as the store is. */
  readonly secret: string;
  /** URL without a slash at the end. */
  readonly publicUrl: string;
  readonly log: ShopLog;
  readonly clock?: () => Date;
  /** Runs the work when the bank of delayed payments decides. */
  readonly later?: (work: () => Promise<void>) => void;
}

function afterSeconds(work: () => Promise<void>): void {
  setTimeout(() => void work(), BANK_DECIDES_AFTER_MS);
}

export function createShop(
  store: Store,
  seed: Seed,
  { secret, publicUrl, log, clock = () => new Date(), later = afterSeconds }: ShopOptions,
): { readonly shop: Shop; readonly provider: TestProvider } {
  const provider = createTestProvider(secret, later);
  const shop: Shop = {
    store,
    clock,
    random: Math.random,
    passwords,
    tokens: createTokens(secret),
    devices: createDevices(secret),
    passkeyChallenges: createPasskeyChallenges(secret),
    trackingKeys: createTrackingKeys(secret),
    previewTokens: createPreviewTokens(secret),
    payments: provider,
    carriers: demoCarriers,
    limits: noLimits(),
    log,
    demo: seed.demo,
    demoProductIds: seed.products.map(({ id }) => id),
    settings: {
      isDemoCustomerOn: true,
      takesCards: true,
      sendsMails: false,
      defaultMerchant: {
        legalName: null,
        address: null,
        ice: null,
        rc: null,
        taxId: null,
        cndp: null,
        phone: null,
        email: null,
      },
      publicUrl,
    },
  };
  provider.reportTo((body, headers) => receiveEvent(shop, body, headers));
  return { shop, provider };
}

/** An account of the back office with all rights. */
export interface Owner {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const fillStore = (store: Store, seed: Seed, now: Date) =>
  seedStore(store, seed, passwords, now);

/** Does nothing where the back office has an account. */
export async function addOwner(store: Store, { name, email, password }: Owner, now: Date) {
  if ((await store.read.staff.all()).length > 0) return;
  const passwordHash = await passwords.hash(password);
  const createdAt = now.toISOString();
  const account = { id: uuid(), name, email, role: 'OWNER', passwordHash, createdAt } as const;
  await store.transaction(({ staff }) =>
    staff.save({ ...account, lastSeenAt: null, ...WITHOUT_PASSKEYS }),
  );
}

/** Runs the server's jobs beside requests, without webhooks, which a page cannot send. */
export function startJobs(shop: Shop, deliver: (message: Message) => Promise<void>) {
  const from = { name: '', address: 'commandes@belle-vue.example' };
  const publicUrl = shop.settings.publicUrl ?? '';
  const mailing = { ...shop, from, publicUrl, templates: mailTemplates };
  const jobs = [
    startOutbox(shop, mailSender(mailing, { send: deliver, close() {} })),
    repeat(
      { name: 'payments', everyMs: RECONCILE_EVERY_MS, log: shop.log },
      ({ isFirst, signal }) => reconcilePayments(shop, { evenIfRecent: isFirst, signal }),
    ),
    repeat({ name: 'shipments', everyMs: RECONCILE_EVERY_MS, log: shop.log }, ({ signal }) =>
      followShipments(shop, { signal }),
    ),
    repeat({ name: 'exchanges', everyMs: EXPIRE_EXCHANGES_EVERY_MS, log: shop.log }, () =>
      expireExchanges(shop),
    ),
    repeat({ name: 'expired', everyMs: REMOVE_EXPIRED_EVERY_MS, log: shop.log }, async () => {
      await removeExpired(shop);
      await removeExpiredAlerts(shop);
      await removeOldAppointments(shop);
      await anonymiseClosed(shop);
    }),
  ];
  return async () => void (await Promise.all(jobs.map((job) => job.stop())));
}
