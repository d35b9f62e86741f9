import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emlFiles } from '../../../server/mail/eml-files.ts';
import { MAIL_BACKOFF, MAIL_LEASE } from '../../../server/mail/attempts.ts';
import { mailSender } from '../../../server/mail/mail.sender.ts';
import { outgoing } from '../../../server/mail/outgoing.ts';
import { smtpTransport } from '../../../server/mail/smtp.ts';
import type { Transport } from '../../../server/mail/transport.ts';
import { mailTemplates } from '../../../server/mails.ts';
import { waitAfter } from '../../../server/outbox/outbox.rules.ts';
import { startOutbox } from '../../../server/outbox/worker.ts';
import { StoreUnavailable } from '../../../server/shared/problems.ts';
import { gate } from '../../support/store/gate.ts';
import { sendingOf } from '../../support/shop/outbox.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { sharedSink } from '../../support/shop/shared-shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';

const DAY = 24 * 60 * 60 * 1000;

let shop: TestShop;
const sink = await sharedSink();
beforeEach(async () => {
  shop = await startShop();
});
afterEach(async () => {
  sink.accept();
  await shop.close();
});

/** Places an order of a guest with this e-mail. */
async function placeFor(email: string) {
  const { order } = await place(shop, guestOrder([['jupe-plissee-safran', 1]], { email }));
  if (!order) throw new Error('The order was not placed');
  return order;
}

const arrivedFor = (address: string) => sink.arrived.filter(({ to }) => to.includes(address));

/** The mail of the outbox for this address. */
async function outboxOf(address: string) {
  const mails = await shop.store.read.mails.newest(100);
  const mail = mails.find(({ to }) => to === address);
  if (!mail) throw new Error(`Nothing waits for ${address}`);
  return mail;
}

function mailing() {
  const from = { name: '', address: 'commandes@belle-vue.ma' };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  return { ...shop.within, templates: mailTemplates, from, publicUrl: shop.url, log };
}

/** Sends what is due after this time; returns what was logged. */
async function sendAfter(ms: number, transport = sink.transport) {
  shop.pass(ms);
  return shop.sendMails(transport);
}

describe('a waiting mail', () => {
  test('is sent once, however often the outbox is gone through, and forgotten 30 days later', async () => {
    const { number } = await placeFor('une-fois@exemple.ma');
    expect(await outboxOf('une-fois@exemple.ma')).toMatchObject({ state: 'WAITING', attempts: 0 });
    expect(await shop.sendMails(sink.transport)).toEqual([]);
    await sendAfter(29 * DAY);
    const [mail, ...more] = arrivedFor('une-fois@exemple.ma');
    expect(more).toEqual([]);
    expect(mail?.to).toEqual(['une-fois@exemple.ma']);
    expect(mail?.email.subject).toContain(number);
    expect(await outboxOf('une-fois@exemple.ma')).toMatchObject({
      state: 'SENT',
      attempts: 1,
      sentAt: expect.any(String),
      lastError: null,
    });
    await sendAfter(2 * DAY);
    expect(await shop.store.read.mails.newest(1)).toEqual([]);
  });

  test('is sent once by two that go through the outbox at once', async () => {
    await placeFor('ensemble@exemple.ma');
    await Promise.all([shop.sendMails(sink.transport), shop.sendMails(sink.transport)]);
    expect(arrivedFor('ensemble@exemple.ma')).toHaveLength(1);
  });

  test('leaves in the same round as all others, unless the server takes none', async () => {
    await placeFor('foule@exemple.ma');
    const mail = await outboxOf('foule@exemple.ma');
    const others = Array.from({ length: 47 }, (_, n) => ({ ...mail, id: `${mail.id}-${n}` }));
    await shop.store.transaction(({ mails }) => mails.add(...others));
    sink.refuse('RCPT', 451);
    expect(await shop.sendMails(sink.transport)).toHaveLength(20);
    sink.accept();
    await sendAfter(waitAfter(1, MAIL_BACKOFF));
    expect(arrivedFor('foule@exemple.ma')).toHaveLength(48);
  });
});

describe('a mail that is refused', () => {
  test.each([
    ['RCPT', 451],
    ['RCPT', 421],
    ['DATA', 452],
    // Settings of the shop that staff will mend.
    ['AUTH', 535],
  ] as const)(
    'for now, at %s with %i, waits longer and longer, and arrives',
    async (stage, code) => {
      const address = `patience-${code}@exemple.ma`;
      await placeFor(address);
      sink.refuse(stage, code);
      // A connection of its own: one that is reused has logged in before.
      const transport = smtpTransport(sink.url);
      const logged = await shop.sendMails(transport);
      const { id, lastError, ...waiting } = await outboxOf(address);
      expect(waiting).toMatchObject({ state: 'WAITING', attempts: 1 });
      expect(lastError).toContain('Not now');
      expect(logged).toEqual([{ mail: id, attempts: 1, state: 'WAITING', code }]);
      await sendAfter(waitAfter(1, MAIL_BACKOFF), transport);
      sink.accept();
      await sendAfter(waitAfter(2, MAIL_BACKOFF) - 1000, transport);
      expect(arrivedFor(address)).toEqual([]);
      expect(await outboxOf(address)).toMatchObject({ state: 'WAITING', attempts: 2 });
      await sendAfter(1000, transport);
      expect(arrivedFor(address)).toHaveLength(1);
      expect(await outboxOf(address)).toMatchObject({ state: 'SENT', attempts: 3 });
      transport.close();
    },
  );

  test.each([
    ['RCPT', 550],
    ['DATA', 554],
  ] as const)('for good, at %s with %i, is given up at once', async (stage, code) => {
    await placeFor('inconnue@exemple.ma');
    sink.refuse(stage, code);
    const logged = await shop.sendMails(sink.transport);
    const mail = await outboxOf('inconnue@exemple.ma');
    expect(mail).toMatchObject({ state: 'FAILED', attempts: 1 });
    expect(mail.lastError).toContain(String(code));
    expect(JSON.stringify(logged)).not.toContain('exemple.ma');
    sink.accept();
    await sendAfter(DAY);
    expect(arrivedFor('inconnue@exemple.ma')).toEqual([]);
  });

  test('does not hold up the others', async () => {
    // To a mail server this is no address; the form’s looser rule lets it through.
    await placeFor('a<b@exemple.ma');
    await placeFor('saine@exemple.ma');
    await shop.sendMails(sink.transport);
    expect(arrivedFor('saine@exemple.ma')).toHaveLength(1);
    expect(await outboxOf('a<b@exemple.ma')).toMatchObject({ state: 'FAILED' });
  });
});

test('while the server is away orders are placed, and their mails arrive once it is back', async () => {
  await sink.away();
  const { id } = await placeFor('absente@exemple.ma');
  expect(await shop.sendMails(sink.transport)).toMatchObject([{ code: 'ESOCKET' }]);
  expect(await outboxOf('absente@exemple.ma')).toMatchObject({ state: 'WAITING', orderId: id });
  await placeFor('absente-2@exemple.ma');
  await sink.back();
  await sendAfter(waitAfter(1, MAIL_BACKOFF));
  for (const address of ['absente@exemple.ma', 'absente-2@exemple.ma']) {
    expect(arrivedFor(address)).toHaveLength(1);
  }
});

describe('a shop that dies between sending and noting it', () => {
  test('leaves a mail that is taken up after a minute, and is recognisably the same', async () => {
    await placeFor('deux-fois@exemple.ma');
    const left = gate();
    const dying: Transport = {
      async send(message) {
        await sink.transport.send(message);
        left.open();
        await new Promise(() => {}); // never comes to note it
      },
      close: () => {},
    };
    void shop.sendMails(dying);
    await left.opened;
    await sendAfter(MAIL_LEASE.ms - 1000);
    expect(arrivedFor('deux-fois@exemple.ma')).toHaveLength(1);
    await sendAfter(1000);
    const ids = arrivedFor('deux-fois@exemple.ma').map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await outboxOf('deux-fois@exemple.ma')).toMatchObject({ state: 'SENT', attempts: 2 });
  });

  test('is not the shop whose store alone failed: that one knows, and sends nothing twice', async () => {
    await placeFor('disque@exemple.ma');
    const about = mailing();
    const sender = mailSender(about, {
      async send(message) {
        await sink.transport.send(message);
        const full = new StoreUnavailable('full');
        vi.spyOn(shop.store, 'transaction').mockRejectedValue(full);
      },
      close: () => {},
    });
    const deliver = sendingOf(about, sender);
    await expect(deliver()).rejects.toThrow(StoreUnavailable);
    expect(await outboxOf('disque@exemple.ma')).toMatchObject({ state: 'WAITING' });
    vi.restoreAllMocks();
    shop.pass(MAIL_LEASE.ms);
    await deliver();
    expect(arrivedFor('disque@exemple.ma')).toHaveLength(1);
    expect(await outboxOf('disque@exemple.ma')).toMatchObject({ state: 'SENT' });
  });
});

test('a mail that the end of the shop interrupts is due at once, as if it had never begun', async () => {
  await placeFor('coupee@exemple.ma');
  const begun = gate();
  const closed = gate();
  const about = mailing();
  const worker = startOutbox(
    about,
    mailSender(about, {
      async send() {
        begun.open();
        await closed.opened;
        throw new Error('Connection closed');
      },
      close: () => closed.open(),
    }),
    0,
  );
  await begun.opened;
  await worker.stop();
  expect(await outboxOf('coupee@exemple.ma')).toMatchObject({ state: 'WAITING', attempts: 0 });
  await shop.sendMails(sink.transport);
  expect(arrivedFor('coupee@exemple.ma')).toHaveLength(1);
});

describe('of two that took the same mail, one after the other’s time was up,', () => {
  /** Begins to deliver with a transport that hangs until the test decides the outcome of the mail. */
  async function begin() {
    const requested = gate();
    const reported = gate();
    let outcome: Error | null = null;
    const ended = shop.sendMails({
      async send() {
        requested.open();
        await reported.opened;
        if (outcome) throw outcome;
      },
      close: () => {},
    });
    await requested.opened;
    return (failure: Error | null) => {
      outcome = failure;
      reported.open();
      return ended;
    };
  }

  test('the late one’s failure does not give the mail free that the other is sending', async () => {
    await placeFor('tard@exemple.ma');
    const endFirst = await begin();
    shop.pass(MAIL_LEASE.ms);
    const endSecond = await begin();
    const taken = await outboxOf('tard@exemple.ma');
    await endFirst(new Error('too late'));
    expect(await outboxOf('tard@exemple.ma')).toEqual(taken);
    await endSecond(null);
    expect(await outboxOf('tard@exemple.ma')).toMatchObject({ state: 'SENT', attempts: 2 });
  });

  test('the late one’s success stands, whatever comes after', async () => {
    await placeFor('trop-tard@exemple.ma');
    const endFirst = await begin();
    shop.pass(MAIL_LEASE.ms);
    const endSecond = await begin();
    await endFirst(null);
    await endSecond(new Error('no luck'));
    const sent = { state: 'SENT', lastError: null };
    expect(await outboxOf('trop-tard@exemple.ma')).toMatchObject(sent);
  });
});

describe('without an SMTP server', () => {
  test('mails become files that only the shop’s own user can read', async () => {
    const { number } = await placeFor('fichier@exemple.ma');
    const transport = outgoing({ smtpUrl: null, dataDir: shop.folder });
    await shop.sendMails(transport);
    const folder = join(shop.folder, 'outbox');
    const names = await readdir(folder);
    const { createdAt } = await outboxOf('fichier@exemple.ma');
    expect(names).toEqual([`${createdAt.replaceAll(':', '-')}-${number}-order-placed.eml`]);
    const file = join(folder, names[0] ?? '');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const content = await readFile(file);
    expect(content.toString('latin1')).not.toMatch(/[^\r]\n/);
    expect(await PostalMime.parse(content)).toMatchObject({
      subject: `Votre commande ${number} est enregistrée`,
      from: { name: 'Belle Vue', address: 'commandes@belle-vue.ma' },
      to: [{ name: 'Nadia Alami', address: 'fichier@exemple.ma' }],
    });
  });

  test('a folder that cannot be written leaves the mail waiting', async () => {
    await placeFor('plein@exemple.ma');
    const file = join(shop.folder, 'a-file');
    await writeFile(file, '');
    const logged = await shop.sendMails(emlFiles(join(file, 'outbox')));
    expect(logged).toMatchObject([{ code: 'ENOTDIR', state: 'WAITING' }]);
    expect(await outboxOf('plein@exemple.ma')).toMatchObject({ state: 'WAITING', attempts: 1 });
  });
});

test('with an SMTP server, mails to addresses that nobody can have become files', async () => {
  const addresses = ['demo@belle-vue.example', 'a@shop.test', 'a@x.invalid', 'a@pc.localhost'];
  for (const address of addresses) await placeFor(address);
  const transport = outgoing({ smtpUrl: sink.url, dataDir: shop.folder });
  await shop.sendMails(transport);
  transport.close();
  expect(await readdir(join(shop.folder, 'outbox'))).toHaveLength(addresses.length);
  for (const address of addresses) {
    expect(arrivedFor(address)).toEqual([]);
    expect(await outboxOf(address)).toMatchObject({ state: 'SENT' });
  }
});
