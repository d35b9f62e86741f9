import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSeed } from './seed/folder.ts';
import { nameEarlierShop } from './seed/earlier-shop.ts';
import { openEmpty, seedStore } from './seed/seed.ts';
import { createDevices } from './authentication/devices.ts';
import { createPasskeyChallenges } from './authentication/passkeys/challenges.ts';
import { createPasswords } from './authentication/passwords.ts';
import { removeExpired } from './account/sessions.ts';
import { createTokens } from './authentication/tokens.ts';
import { COMMAND_LINE } from './audit/audit.ts';
import { removeOldAppointments } from './appointment/appointment.service.ts';
import { announceCampaigns } from './catalog/campaign/campaign.announcement.ts';
import { removeExpiredAlerts } from './catalog/alerts/stock-alert.service.ts';
import { createApp } from './app.ts';
import { repeat } from './shared/background.ts';
import type { CommandContext, CommandTools, Shop } from './context.ts';
import { readConfig, type Config } from './config.ts';
import { admissionBounds } from './http/limits/admission.ts';
import { closingBounds } from './http/ops/closing.ts';
import { connectionBounds } from './http/limits/connections.ts';
import { newOutboxKey } from './http/ops/outbox.ts';
import { memoryCounters } from './http/limits/rate-limits.memory.ts';
import { createLimits, noLimits } from './http/limits/rate-limits.ts';
import { DEFAULT_LANGUAGE } from '#shared/language.ts';
import { createLog, type Log } from './shared/log/log.ts';
import { describeZone } from './shared/zone/zone.rules.ts';
import { shopZone } from './shared/zone/zone.ts';
import { outgoing } from './mail/outgoing.ts';
import { mailSender } from './mail/mail.sender.ts';
import { mailTemplates } from './mails.ts';
import { anonymiseClosed } from './order/order.anonymise.ts';
import { expireExchanges } from './order/exchange/exchange.expiry.ts';
import { reconcilePayments } from './order/payment/reconcile.ts';
import { findOrders } from './order/staff/staff.service.ts';
import { createPreviewTokens, createTrackingKeys } from './authentication/signed-links.ts';
import { startOutbox } from './outbox/worker.ts';
import { rendererOf } from './http/pages/renderer.ts';
import { createRazorpay } from './payment/razorpay.ts';
import { createTestProvider } from './payment/test-provider.ts';
import { createCarriers } from './shipment/carrier/carriers.ts';
import { followShipments } from './shipment/shipment.attempt.ts';
import { openAdminSocket, type AdminSocket } from './cli/admin-socket.server.ts';
import { createPictureSource } from './cli/picture-source.ts';
import { describeClock } from './start/clock.ts';
import { demonstrationsOf } from './start/demonstrations.ts';
import { explainFailedStart, explainStoreFailure } from './start/failure.ts';
import { shopWithin } from './settings/identity/identity.service.ts';
import { startLines } from './start/lines.ts';
import { stopInTime, type Stopping } from './start/stop.ts';
import { removeExpiredOfStaff } from './staff/staff.sessions.ts';
import { firstSetupUrl } from './staff/staff.set-up.ts';
import { openStore } from './store.open.ts';
import { secretOf } from './storage/secret.ts';
import { deliverySender, removeDoneDeliveries } from './webhook/delivery.ts';
import { createWebhookSender } from './webhook/sender.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));
const RENDERERS = new URL('../pages/', import.meta.url);
const SEED_FOLDER = fileURLToPath(new URL('../../seed', import.meta.url));

const RECONCILE_EVERY_MS = 30_000;
const FOLLOW_SHIPMENTS_EVERY_MS = 15_000;
const EXPIRE_EXCHANGES_EVERY_MS = 60_000;
const ANNOUNCE_CAMPAIGNS_EVERY_MS = 15_000;
const REMOVE_EXPIRED_EVERY_MS = 3_600_000;

/** Requests that wait for the start go first. */
const PREPARE_AFTER_MS = 500;

const LAST_ANSWERS_MS = 200;

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const [seed, passwords] = await Promise.all([readSeed(SEED_FOLDER), createPasswords()]);
  const { store, health, dataBytes, counterOf } = await openStore(
    config,
    (empty) => (config.isSeeded ? seedStore(empty, seed, passwords, new Date()) : openEmpty(empty)),
    { onFailure: endAfterStoreFailure, log },
  );
  await nameEarlierShop(store, seed.shop);
  const secret = config.jwtSecret ?? (await secretOf(config.dataDir));
  const testPayments = createTestProvider(secret);
  const limits = config.areRateLimitsOn ? createLimits(counterOf ?? memoryCounters()) : noLimits();
  const shop: Shop = {
    store,
    clock: () => new Date(),
    random: Math.random,
    passwords,
    tokens: createTokens(secret, config.tokenTtlSeconds),
    devices: createDevices(secret),
    passkeyChallenges: createPasskeyChallenges(secret),
    trackingKeys: createTrackingKeys(secret),
    previewTokens: createPreviewTokens(secret),
    // Without cards, earlier Razorpay payments are still reconciled.
    payments:
      config.razorpay && config.cardPayments !== 'TEST'
        ? createRazorpay(config.razorpay)
        : testPayments,
    carriers: createCarriers(secret, { ...config, isTestOn: config.isSandboxOn }),
    limits,
    log,
    demo: seed.demo,
    demoProductIds: seed.products.map(({ id }) => id),
    settings: {
      isDemoCustomerOn: config.isDemoCustomerOn,
      takesCards: config.cardPayments !== 'OFF',
      sendsMails: config.smtpUrl !== null,
      defaultMerchant: config.merchant,
      publicUrl: config.publicUrl ?? config.devUrl,
    },
  };
  const tools: CommandTools = {
    hasPicture: (path) => existsSync(join(CLIENT_FOLDER, path)),
    pictureSource: createPictureSource({ isLoopbackAllowed: config.isLoopbackAllowed }),
    isLoopbackAllowed: config.isLoopbackAllowed,
  };
  const outboxKey = newOutboxKey(config);
  const pageRenderer = rendererOf(RENDERERS, CLIENT_FOLDER);
  const app = await createApp(shop, {
    ...config,
    limits,
    tools,
    outboxKey,
    admission: admissionBounds(config.areRateLimitsOn),
    connections: connectionBounds,
    closing: closingBounds,
    log,
    storeHealth: health,
    dataBytes,
    testPayments: config.cardPayments === 'TEST' ? testPayments : null,
    clientFolder: config.devUrl === null ? CLIENT_FOLDER : null,
    pageRenderer,
  });
  // For `localhost`, Fastify would open a second server on `::1` whose connections are not counted.
  const listenOn = config.host === 'localhost' ? '127.0.0.1' : config.host;
  const { port } = new URL(await app.listen({ host: listenOn, port: config.port }));
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = `http://${host}:${port}`;
  const beside = await startInBackground(shop, config, { url, tools });
  // Before the start line, after which the shop may be stopped.
  onFirstSignal(() => void stop({ requests: app, beside, store }));
  const demonstrations = config.isPublic ? await demonstrationsOf(shop, config) : [];
  // Standard output of a service is a log, which more people read than may own the shop.
  const showsSetup = config.isLoopback && (!config.isPublic || process.stdout.isTTY);
  const setupUrl = showsSetup
    ? await setupUrlOrNull(shop, config.publicUrl ?? config.devUrl ?? url)
    : null;
  const clock = describeClock(shop.clock(), {
    records: await newestRecords(shop),
    builtAt: statSync(fileURLToPath(import.meta.url)).mtime,
  });
  if (clock !== null) log.warn({}, clock);
  const zone = describeZone(shopZone, shop.clock());
  const lacksStaff = !showsSetup && (await store.read.staff.all()).length === 0;
  const { name } = await shopWithin(store.read);
  const lines = startLines({
    name,
    url,
    zone,
    setupUrl,
    lacksStaff,
    outboxKey,
    demonstrations,
    lacksProxy:
      config.trustedProxies.length === 0 &&
      (!config.isLoopback || config.publicUrl?.startsWith('https:') === true),
  });
  for (const line of lines) process.stdout.write(`${line}\n`);
  // The first request would wait for it; where it fails, that request does.
  const prepare = () => Promise.allSettled([pageRenderer(DEFAULT_LANGUAGE)]);
  setTimeout(() => void prepare(), PREPARE_AFTER_MS).unref();
}

/** When the newest order, mail and entry of the log were made. */
async function newestRecords(shop: Shop): Promise<readonly string[]> {
  const { audit, mails } = shop.store.read;
  const [orders, sent, entries] = await Promise.all([
    findOrders(shop, null, { first: 1 }),
    mails.newest(1),
    audit.latest({ before: null, limit: 1 }),
  ]);
  return [
    ...orders.nodes.map(({ placedAt }) => placedAt),
    ...sent.map(({ createdAt }) => createdAt),
    ...entries.map(({ at }) => at),
  ];
}

/** The shop opens without it: shoppers need no staff. */
async function setupUrlOrNull(shop: Shop, url: string): Promise<string | null> {
  try {
    return await firstSetupUrl(shop, url);
  } catch (error) {
    shop.log.warn({ err: error }, 'no link for the first account of the back office');
    return null;
  }
}

async function startInBackground(
  shop: Shop,
  config: Config,
  { url, tools }: { readonly url: string; readonly tools: CommandTools },
): Promise<ReadonlyArray<() => Promise<void>>> {
  const { mailFrom: from } = config;
  const publicUrl = config.publicUrl ?? config.devUrl ?? url;
  // With a database, commands open it themselves.
  const adminSocket =
    config.databaseUrl === null
      ? await openAdminSocketOrWarn(
          {
            actor: COMMAND_LINE,
            store: shop.store,
            clock: shop.clock,
            shopUrl: publicUrl,
            ...tools,
          },
          { dataDir: config.dataDir, log: shop.log },
        )
      : NO_ADMIN_SOCKET;
  const mailing = { ...shop, from, publicUrl, templates: mailTemplates };
  const mailWorker = startOutbox(shop, mailSender(mailing, outgoing(config)));
  const http = createWebhookSender({ isLoopbackAllowed: config.isLoopbackAllowed });
  const webhookWorker = startOutbox(shop, deliverySender(shop, http));
  const payments = repeat(
    { name: 'payments', everyMs: RECONCILE_EVERY_MS, log: shop.log },
    ({ isFirst, signal }) => reconcilePayments(shop, { evenIfRecent: isFirst, signal }),
  );
  const shipments = repeat(
    { name: 'shipments', everyMs: FOLLOW_SHIPMENTS_EVERY_MS, log: shop.log },
    ({ signal }) => followShipments(shop, { signal }),
  );
  const exchanges = repeat(
    { name: 'exchanges', everyMs: EXPIRE_EXCHANGES_EVERY_MS, log: shop.log },
    () => expireExchanges(shop),
  );
  const campaigns = repeat(
    { name: 'campaigns', everyMs: ANNOUNCE_CAMPAIGNS_EVERY_MS, log: shop.log },
    () => announceCampaigns(shop),
  );
  const expired = repeat(
    { name: 'expired', everyMs: REMOVE_EXPIRED_EVERY_MS, log: shop.log },
    async () => {
      await removeExpired(shop);
      await removeExpiredOfStaff(shop);
      await removeExpiredAlerts(shop);
      await removeOldAppointments(shop);
      await anonymiseClosed(shop);
      await removeDoneDeliveries(shop);
    },
  );
  // Payments and parcels are not awaited: others may hang, and the next start goes on.
  return [
    adminSocket.close,
    mailWorker.stop,
    webhookWorker.stop,
    exchanges.stop,
    campaigns.stop,
    expired.stop,
    async () => void payments.stop(),
    async () => void shipments.stop(),
  ];
}

const NO_ADMIN_SOCKET: AdminSocket = { close: async () => {} };

/** The shop opens without it: shoppers need no staff. */
async function openAdminSocketOrWarn(
  context: CommandContext,
  { dataDir, log }: { readonly dataDir: string; readonly log: Log },
): Promise<AdminSocket> {
  const report = (error: unknown) => log.error({ err: error }, 'a command failed');
  try {
    return await openAdminSocket(context, dataDir, report);
  } catch (error) {
    log.warn({ err: error }, 'npm run shop cannot reach this shop');
    return NO_ADMIN_SOCKET;
  }
}

/** A second signal ends the process at once, as by default. */
function onFirstSignal(stopNow: () => void): void {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const first = () => {
    for (const signal of signals) process.removeListener(signal, first);
    stopNow();
  };
  for (const signal of signals) process.on(signal, first);
}

async function stop(stopping: Stopping): Promise<void> {
  try {
    if (await stopInTime(stopping)) process.exit(0);
    process.stderr.write(
      'The shop did not stop in time and was ended: all that it acknowledged is saved.\n',
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `The store could not be closed (${reason}): all that was acknowledged is saved.\n`,
    );
  }
  process.exit(1);
}

/**
 * After a failed write the state of the disk is unknown, and a taken folder is another shop's:
 * stop, with a moment for responses on their way.
 */
function endAfterStoreFailure(error: unknown): void {
  const { line, exitCode } = explainStoreFailure(error);
  process.stderr.write(`${line}\n`);
  setTimeout(() => process.exit(exitCode), LAST_ANSWERS_MS);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const { line, exitCode } = explainFailedStart(error);
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}
