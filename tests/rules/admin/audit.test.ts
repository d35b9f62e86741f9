import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { changesOf } from '../../../client/admin/audit/changes.ts';
import { labels } from '../../../client/text/admin/labels.fr.ts';
import { loggedToken } from '../../../server/api-token/api-token.service.ts';
import { deviceOf } from '../../../server/authentication/user-agent.ts';
import { loggedCampaign } from '../../../server/catalog/campaign/campaign.service.ts';
import { archivedProductRecord, categoryRecord } from '../../../server/catalog/catalog.store.ts';
import { homeContent } from '../../../server/catalog/home/home.store.ts';
import { loggedPoint, loggedZone } from '../../../server/delivery/delivery.staff.service.ts';
import { orderChange } from '../../../server/order/staff/audit.ts';
import { loggedOf } from '../../../server/staff/staff.rules.ts';
import { WITHOUT_PASSKEYS } from '../../../server/staff/staff.store.ts';
import { loggedWebhook } from '../../../server/webhook/webhook.service.ts';
import { campaign } from '../catalog/campaign/campaigns.ts';
import { order, webhook } from '../../store/contract/records.ts';

const { action: actions, field: fields } = labels;

/** Names of properties, of records within records too. */
function propertiesOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(propertiesOf)];
}
const fieldsOf = (record: z.ZodType) => propertiesOf(z.toJSONSchema(record));

/** Fields that the log leaves out: see `loggedProduct` and `loggedCategory`. */
const UNLOGGED = [
  'version',
  'updatedAt',
  'listedAt',
  'ratings',
  'count',
  'imageSources',
  'previousNames',
];

const zone = {
  id: 'z1',
  version: 1,
  name: 'Oriental',
  cityIds: ['oujda'],
  regions: [],
  guestFee: 6_500,
  customerFee: 0,
  freeFrom: 150_000,
  minDays: 1,
  maxDays: 3,
  allowsTrying: true,
  isServed: true,
};
const pickupPlace = {
  id: 'agdal',
  name: 'Boutique Agdal',
  street: '12, avenue de France',
  city: 'Rabat',
  openingHours: 'Lundi à samedi, 10 h à 19 h',
};

test('a zone that changed is read in words: cities by name, fees in dirhams', () => {
  const before = JSON.stringify(loggedZone(zone));
  const after = JSON.stringify(
    loggedZone({ ...zone, cityIds: ['oujda', 'nador'], guestFee: 5_000, freeFrom: null }),
  );
  const found = changesOf({ before, after }).filter((each) => each.before !== each.after);
  expect(found).toEqual([
    { field: 'Frais sans compte', before: '65\u00a0DH', after: '50\u00a0DH' },
    { field: 'Gratuite à partir de', before: '1\u202f500\u00a0DH', after: expect.any(String) },
    { field: 'Villes', before: 'Oujda', after: 'Oujda, Nador' },
  ]);
});

test('every field that the log may name has a label', () => {
  const token = { prefix: 'bv_', scopes: [], expiresAt: null };
  const staff = { email: '', name: null, role: 'STAFF', ...WITHOUT_PASSKEYS } as const;
  const named = [
    ...[archivedProductRecord, categoryRecord, homeContent].flatMap(fieldsOf),
    ...[
      orderChange(order('o'), order('o')).after ?? {},
      loggedOf({ ...staff, id: '', passwordHash: null, createdAt: '', lastSeenAt: null }),
      loggedToken({ ...token, id: '', name: '', hash: '', createdAt: '', lastUsedAt: null }),
      loggedWebhook(webhook('w')),
      deviceOf(''),
      loggedZone(zone),
      loggedPoint({ ...pickupPlace, version: 1, isOpen: true }),
      loggedCampaign(campaign()),
      { closedDays: [], cutOffHour: 14 },
    ].flatMap(Object.keys),
  ];
  const isLabelled = new Set([...Object.keys(fields), ...UNLOGGED, 'properties']);
  expect(named).toContain('templeLength');
  expect([...new Set(named)].filter((name) => !isLabelled.has(name))).toEqual([]);
});

test('every action of the server has a text', () => {
  const source = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`server/${file}`, 'utf8'))
    .join('\n');
  const families =
    'order|zone|pickupPoint|closedDays|home|campaign|product|stock|picture|category|customer|staff|mail|token|webhook';
  const quoted = source.matchAll(new RegExp(`action: '((?:${families})\\.[a-z-]+)'`, 'g'));
  const written = [...Array.from(quoted, ([, name]) => name), 'order.move', 'product.import'];
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((name) => !(name !== undefined && name in actions))).toEqual([]);
});

const changes = (before: object | null, after: object | null) =>
  changesOf({ before: before && JSON.stringify(before), after: after && JSON.stringify(after) });

test('a corrected order says which lines, sums and places changed, and which personal fields', () => {
  const [line] = order('o').lines;
  if (!line) throw new Error('The order has no line');
  const other = { ...line, title: 'Jabador Atlas', variantId: 'other', variantTitle: null };
  const before = order('o', { lines: [line, other], payable: 45_900 });
  const shippingInfo = { ...before.shippingInfo, street: '5, rue Atlas', city: 'Salé' };
  const lines = [line, { ...other, quantity: other.quantity + 1 }];
  const logged = orderChange(before, { ...before, lines, shippingInfo, payable: 50_900 });
  expect(
    changes(
      { version: 1, ...logged.before, status: undefined },
      { version: 2, ...logged.after, status: undefined },
    ).filter(({ before: from, after }) => from !== after),
  ).toEqual([
    { field: 'À payer', before: '459\u00a0DH', after: '509\u00a0DH' },
    {
      field: 'Articles',
      before: `${other.quantity} × Jabador Atlas`,
      after: `${other.quantity + 1} × Jabador Atlas`,
    },
    { field: 'Ville', before: before.shippingInfo.city, after: 'Salé' },
    { field: 'Coordonnées corrigées', before: '—', after: 'Rue' },
  ]);
});

test('changes are told in words: codes, amounts, times, and of variants what differs', () => {
  expect(changes({ status: 'PENDING' }, { status: 'CONFIRMED' })).toEqual([
    { field: 'État', before: 'En attente', after: 'Confirmée' },
  ]);
  expect(changes(null, { events: ['order.paid'], expiresAt: '2026-07-01T12:30:00+01:00' })).toEqual(
    [
      { field: 'Événements', before: '—', after: 'Commande payée' },
      { field: 'Expiration', before: '—', after: '1 juillet 2026 à 12:30' },
    ],
  );
  const archivedAt = '2026-07-01T12:30:00+01:00';
  expect(changes({ archivedAt }, { archivedAt: null })).toEqual([
    { field: 'Catalogue', before: 'Archivé le 1 juillet 2026 à 12:30', after: 'Publié' },
  ]);
  expect(
    changes({ archivedAt, draftSince: archivedAt }, { archivedAt: null, draftSince: null }),
  ).toEqual([
    { field: 'Catalogue', before: 'Brouillon depuis le 1 juillet 2026 à 12:30', after: 'Publié' },
  ]);
  const variant = {
    id: 'robe.42',
    values: ['42', 'Bleu'],
    stockOnHand: 3,
    allocated: 0,
    price: null,
  };
  const frame = { lensWidth: 54 };
  expect(
    changes(
      { 'variant robe.42': variant },
      { 'variant robe.42': { ...variant, price: 100, frame } },
    ),
  ).toEqual([
    { field: 'Variante 42 / Bleu, Prix', before: '—', after: '1\u00a0DH' },
    { field: 'Variante 42 / Bleu, Monture', before: '—', after: 'Largeur du verre 54' },
  ]);
  expect(changes(null, { 'variant robe.42': variant })).toEqual([
    { field: 'Variante 42 / Bleu', before: '—', after: 'Stock 3' },
  ]);
  const details = [{ label: 'Fabric', value: 'Silk' }];
  expect(
    changes(
      { 'translation EN': { title: 'Dress', details } },
      { 'translation AR': { title: 'فستان' }, 'translation EN': { title: 'Gown', details } },
    ),
  ).toEqual([
    { field: 'Anglais, Titre', before: 'Dress', after: 'Gown' },
    { field: 'Arabe, Titre', before: '—', after: 'فستان' },
  ]);
});
