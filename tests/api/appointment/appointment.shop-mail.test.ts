import { expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop, sharedSink } from '../../support/shop/shared-shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';

const shop = await sharedShop();
const sink = await sharedSink();
const owner = await openAdmin(shop);

interface Payload {
  readonly appointment: { readonly id: string; readonly key: string } | null;
  readonly userErrors: readonly UserError[];
}

interface Slot {
  readonly startsAt: string;
  readonly seatsLeft: number;
}

/** Books the next free hour, or the one that is given. */
async function book(input: object = {}, key: string = crypto.randomUUID()) {
  const from = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
  const { data: found } = await shop.graphql<{ appointmentSlots: readonly Slot[] }>(
    `query ($from: String!, $to: String!) {
      appointmentSlots(kind: PHONE, from: $from, to: $to) { startsAt seatsLeft }
    }`,
    { from, to },
  );
  const startsAt = found.appointmentSlots.find(({ seatsLeft }) => seatsLeft > 0)?.startsAt;
  const { data } = await shop.graphql<{ bookAppointment: Payload }>(
    `mutation ($input: AppointmentInput!, $key: String!) {
      bookAppointment(input: $input, idempotencyKey: $key) { appointment { id key } ${ERRORS} }
    }`,
    {
      input: { kind: 'PHONE', startsAt, name: 'Nadia Alaoui', phone: '0612345678', ...input },
      key,
    },
  );
  return { startsAt, ...data.bookAppointment };
}

async function sendTo(orderEmails: readonly string[] | null): Promise<void> {
  const { version } = await shop.store.read.settings.load();
  const { data } = await owner.request(
    `mutation ($input: SettingsInput!, $version: Int!) {
      updateSettings(input: $input, expectedVersion: $version) { userErrors { message } }
    }`,
    { input: { orderEmails }, version },
  );
  expect(data).toEqual({ updateSettings: { userErrors: [] } });
}

const waiting = async () =>
  (await shop.store.read.mails.newest(100)).filter(
    ({ kind, state }) => kind === 'APPOINTMENT_RECEIVED_BY_SHOP' && state === 'WAITING',
  );

test('a booking is mailed to each address of the shop, once', async () => {
  await sendTo(['boutique@exemple.ma', 'conseil@exemple.ma']);
  const key = crypto.randomUUID();
  const about = { note: 'Une robe pour un mariage', email: 'nadia@exemple.ma' };
  const { startsAt, userErrors } = await book(about, key);
  expect(userErrors).toEqual([]);
  await book({ ...about, startsAt }, key);
  expect((await waiting()).map(({ to }) => to).toSorted()).toEqual([
    'boutique@exemple.ma',
    'conseil@exemple.ma',
  ]);
  await shop.sendMails(sink.transport);
  const [mail, ...more] = sink.arrived.filter(({ to }) => to.includes('conseil@exemple.ma'));
  expect(more).toEqual([]);
  const { subject, text = '' } = mail?.email ?? {};
  expect(subject).toMatch(/^Nouveau rendez-vous\s: /);
  for (const fact of ['Conseil par téléphone', 'Nadia Alaoui', 'nadia@exemple.ma', about.note]) {
    expect(text).toContain(fact);
  }
  expect(text).toContain(`${shop.url}/admin/appointments`);
  // Who has the appointment's link may cancel it.
  expect(text).not.toContain('/rendez-vous/');
});

test('a booking that is refused, or cancelled before, is not mailed; nor one without an address', async () => {
  await sendTo(['boutique@exemple.ma']);
  expect((await book({ name: '' })).userErrors).toHaveLength(1);
  expect(await waiting()).toEqual([]);
  const { appointment } = await book();
  await shop.graphql(
    'mutation ($id: ID!, $key: String!) { cancelAppointment(id: $id, key: $key) { userErrors { code } } }',
    { id: appointment?.id, key: appointment?.key },
  );
  const before = sink.arrived.length;
  await shop.sendMails(sink.transport);
  expect(sink.arrived.length).toBe(before);
  await sendTo(null);
  expect((await book()).userErrors).toEqual([]);
  expect(await waiting()).toEqual([]);
});
