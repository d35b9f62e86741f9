import { describe, expect, test } from 'vitest';
import { png, storedPath, SVG } from '../../support/pictures.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { latestEntry } from './admin.answers.ts';
import { campaignsBy } from './campaigns.documents.ts';
import { archiveBy, problemsIn, saveBy, unarchiveBy } from './products.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const campaigns = campaignsBy(admin, shop);
const { after, input } = campaigns;

const HOUR_MS = 60 * 60 * 1000;
/** Parts of a day: a session of staff lasts for half of one. */
const HOUR = 1 / 24;
const MINUTE = HOUR / 60;

async function saved(changes: object = {}) {
  const { campaign, userErrors } = await campaigns.save(input(changes));
  expect(userErrors).toEqual([]);
  if (!campaign) throw new Error('No campaign was saved');
  return campaign;
}
const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
const categoryId = async (name: string) =>
  (await shop.store.read.catalog.categoryNamed(name))?.id ?? '';
async function addProduct(title: string, fields: object = {}): Promise<string> {
  const product = { title, brand: 'Belle Vue', categoryName: 'Robes', price: 50_000, ...fields };
  return (await saveBy(admin, product)).product?.id ?? '';
}

describe('a campaign', () => {
  test('is saved with its texts, products and reduction, and is read again', async () => {
    const robes = await categoryId('Robes');
    const campaign = await saved({
      slug: 'soldes-d-hiver',
      title: 'Soldes d’hiver',
      text: 'Deux semaines,\n  pas plus.',
      kind: 'SALE',
      categories: [robes],
      brands: ['Dior'],
      percent: null,
      amount: 10_000,
      translations: [{ language: 'EN', title: 'Winter sale', text: ' ' }],
    });
    expect(campaign).toMatchObject({
      version: 1,
      slug: 'soldes-d-hiver',
      title: 'Soldes d’hiver',
      text: 'Deux semaines,\npas plus.',
      picture: null,
      state: 'COMING',
      endedAt: null,
      products: [{ id: 'caftan-celeste' }],
      categories: [{ id: robes }],
      brands: ['Dior'],
      percent: null,
      amount: { amount: 10_000 },
      translations: [{ language: 'EN', title: 'Winter sale', text: null, pictureAlt: null }],
    });
    expect(await campaigns.read(campaign.id)).toEqual(campaign);
    expect(await campaigns.read('inconnue')).toBe(null);
    const entry = await latestEntry(shop);
    expect(entry).toMatchObject({ action: 'campaign.add', subject: campaign.id, before: null });
    // An omitted field stays, and an equal one is no change.
    const { campaign: same } = await campaigns.save({ id: campaign.id, percent: null }, 1);
    expect(same).toEqual(campaign);
    const { campaign: other } = await campaigns.save(
      { id: campaign.id, title: 'Soldes', translations: [{ language: 'EN', title: '' }] },
      1,
    );
    expect(other).toMatchObject({
      version: 2,
      title: 'Soldes',
      brands: ['Dior'],
      translations: [],
    });
    expect(await latestEntry(shop)).toMatchObject({
      action: 'campaign.save',
      before: expect.stringContaining('Soldes d’hiver'),
      after: expect.stringContaining('"title":"Soldes"'),
    });
  });

  test('runs from its start to its end, and lists show what runs, what comes and what ended', async () => {
    const ids = async (state: string | null) => (await campaigns.all(state)).map(({ id }) => id);
    // Within the two hours after which staff log in again: a use is noted behind the response.
    const first = await saved({ startsAt: after(0), endsAt: after(60 * MINUTE) });
    const second = await saved({ startsAt: after(30 * MINUTE), endsAt: after(90 * MINUTE) });
    expect([first.state, second.state]).toEqual(['RUNNING', 'COMING']);
    expect(await ids('RUNNING')).toEqual([first.id]);
    const coming = await ids('COMING');
    expect(await ids(null)).toEqual([first.id, ...coming]);
    shop.pass(HOUR_MS / 2);
    expect(await ids('RUNNING')).toEqual([second.id, first.id]);
    shop.pass(HOUR_MS / 2);
    expect(await ids('RUNNING')).toEqual([second.id]);
    shop.pass(HOUR_MS / 2);
    expect(await ids('ENDED')).toEqual([second.id, first.id]);
    expect(await ids('RUNNING')).toEqual([]);
  });

  test('that runs changes its texts and its picture, and ends sooner, nothing else', async () => {
    const { id, startsAt } = await saved({ startsAt: after(0), endsAt: after(8) });
    const change = async (fields: object) =>
      problemsIn(await campaigns.save({ id, ...fields }, (await campaigns.read(id))?.version));
    for (const [fields, field] of [
      [{ percent: 30 }, 'percent'],
      [{ kind: 'SALE' }, 'kind'],
      [{ products: ['caftan-celeste', 'caftan-grenat'] }, 'products'],
      [{ brands: ['Dior'] }, 'brands'],
      [{ startsAt: after(1) }, 'startsAt'],
      [{ endsAt: after(9) }, 'endsAt'],
      [{ endsAt: null }, 'endsAt'],
    ] as const) {
      expect(await change(fields)).toEqual([`NOT_ALLOWED_NOW ${field}`]);
    }
    expect(await change({ endsAt: after(-1) })).toEqual(['INVALID endsAt']);
    // A form sends all its fields, a start of some minutes ago too.
    shop.pass(HOUR_MS / 6);
    const all = { startsAt, percent: 20, products: ['caftan-celeste'], kind: 'PROMOTION' };
    expect(await change({ ...all, title: 'Encore une semaine', endsAt: after(3) })).toEqual([]);
    expect(await campaigns.read(id)).toMatchObject({
      title: 'Encore une semaine',
      state: 'RUNNING',
    });
  });

  test('is ended at once by staff, and once; one that has not begun never runs', async () => {
    const running = await saved({ startsAt: after(0) });
    const coming = await saved({ startsAt: after(HOUR) });
    const { campaign, userErrors } = await campaigns.end(running.id, 1);
    expect(userErrors).toEqual([]);
    expect(campaign).toMatchObject({ version: 2, state: 'ENDED', endedAt: campaign?.endsAt });
    expect(await latestEntry(shop)).toMatchObject({ action: 'campaign.end', subject: running.id });
    expect(problemsIn(await campaigns.end(running.id, 2))).toEqual(['NOT_ALLOWED_NOW null']);
    expect(problemsIn(await campaigns.save({ id: running.id, percent: 10 }, 2))).toEqual([
      'NOT_ALLOWED_NOW percent',
    ]);
    expect(problemsIn(await campaigns.save({ id: running.id, title: 'Merci' }, 2))).toEqual([]);
    await campaigns.end(coming.id, 1);
    shop.pass(HOUR_MS);
    expect(await campaigns.read(coming.id)).toMatchObject({ state: 'ENDED' });
    expect(problemsIn(await campaigns.end('inconnue', 1))).toEqual(['UNKNOWN_CAMPAIGN id']);
    expect(problemsIn(await campaigns.save({ id: 'inconnue' }, 1))).toEqual([
      'UNKNOWN_CAMPAIGN id',
    ]);
  });

  test('with bad input is refused with all its problems, each under its field', async () => {
    const taken = (await saved()).slug;
    const before = await campaigns.all();
    const refusals: ReadonlyArray<readonly [object, readonly string[]]> = [
      [{ percent: 0 }, ['INVALID percent']],
      [{ percent: 101 }, ['INVALID percent']],
      [{ percent: -20 }, ['INVALID percent']],
      [{ percent: null }, ['INVALID percent']],
      [{ amount: 10_000 }, ['INVALID amount']],
      [{ percent: null, amount: 0 }, ['INVALID amount']],
      [{ kind: 'COLLECTION' }, ['INVALID percent']],
      [{ kind: 'COLLECTION', percent: null, amount: 5 }, ['INVALID amount']],
      [{ kind: null }, ['REQUIRED kind']],
      [{ startsAt: null }, ['REQUIRED startsAt']],
      [{ startsAt: after(-6 * MINUTE) }, ['INVALID startsAt']],
      [{ endsAt: after(0) }, ['INVALID endsAt']],
      [{ endsAt: null }, ['REQUIRED endsAt']],
      [{ kind: 'SALE', endsAt: null }, ['REQUIRED endsAt']],
      [{ products: [] }, ['REQUIRED products']],
      [{ products: ['inconnu'] }, ['UNKNOWN_PRODUCT products.0']],
      [{ products: ['caftan-celeste', 'caftan-celeste'] }, ['INVALID products.1']],
      [{ products: many(501) }, ['INVALID products']],
      [{ categories: ['inconnue'] }, ['UNKNOWN_CATEGORY categories.0']],
      [{ brands: ['Zara'] }, ['INVALID brands.0']],
      [{ title: ' ' }, ['REQUIRED title']],
      [{ title: 'x'.repeat(121), text: 'x'.repeat(2001) }, ['INVALID text', 'INVALID title']],
      [{ slug: '' }, ['REQUIRED slug']],
      [{ slug: 'Soldes d’hiver' }, ['INVALID slug']],
      [{ slug: 'a'.repeat(61) }, ['INVALID slug']],
      [{ slug: taken }, ['INVALID slug']],
      [{ picture: { url: '/images/hero.svg', alt: 'x' } }, ['INVALID picture.url']],
      [
        { translations: [{ language: 'AR', title: 'x'.repeat(121), pictureAlt: 'x'.repeat(201) }] },
        ['INVALID translations.0.pictureAlt', 'INVALID translations.0.title'],
      ],
      [
        { slug: 'é', percent: 0, endsAt: after(0), products: [] },
        ['INVALID endsAt', 'INVALID percent', 'INVALID slug', 'REQUIRED products'],
      ],
    ];
    for (const [changes, expected] of refusals) {
      const refused = await campaigns.save(input(changes));
      expect([changes, problemsIn(refused).toSorted()]).toEqual([changes, expected]);
      expect(refused.campaign).toBe(null);
    }
    expect(await campaigns.all()).toEqual(before);
    // These values are just allowed.
    await saved({ percent: 100, startsAt: after(-4 * MINUTE) });
    await saved({ percent: null, amount: 1 });
    await saved({ kind: 'COLLECTION', percent: null, endsAt: null });
  });

  test('two of the same second stand side by side', async () => {
    const times = { startsAt: after(1), endsAt: after(2) };
    const [one, other] = [await saved(times), await saved(times)];
    expect(one.id).not.toBe(other.id);
    expect(one.startsAt).toBe(other.startsAt);
  });

  test('of two people who save at once the second one reads what the first one saved', async () => {
    const { id } = await saved();
    await campaigns.save({ id, title: 'Le premier' }, 1);
    for (const late of [
      await campaigns.save({ id, title: 'Le second' }, 1),
      await campaigns.save({ id, title: 'Sans version' }),
      await campaigns.end(id, 1),
      await campaigns.setImage(id, png(300, 360), 1),
    ]) {
      expect(problemsIn(late)).toEqual(['VERSION_CONFLICT expectedVersion']);
      expect(late.campaign).toMatchObject({ version: 2, title: 'Le premier' });
    }
  });

  test('has a picture that is uploaded, described in other languages and taken away', async () => {
    const { id } = await saved();
    const bytes = png(300, 360);
    const url = storedPath(bytes, 'png');
    const { campaign } = await campaigns.setImage(id, bytes, 1);
    expect(campaign).toMatchObject({ version: 2, picture: { url, alt: 'Une rue bleue' } });
    expect(
      problemsIn(await campaigns.save({ id, picture: { url, alt: 'Une rue de Chefchaouen' } }, 2)),
    ).toEqual([]);
    expect(problemsIn(await campaigns.setImage(id, SVG, 3))).toEqual(['INVALID file']);
    expect(problemsIn(await campaigns.setImage(id, bytes, 3, ' '))).toEqual(['REQUIRED alt']);
    expect(problemsIn(await campaigns.setImage('inconnue', bytes, 3))).toEqual([
      'UNKNOWN_CAMPAIGN id',
    ]);
    expect((await campaigns.save({ id, picture: null }, 3)).campaign).toMatchObject({
      picture: null,
    });
  });
});

describe('products of a campaign', () => {
  test('that were archived or are drafts are refused by name, those that it had stay', async () => {
    const archived = await addProduct('Robe oubliée');
    const draft = await addProduct('Robe à venir', { isDraft: true });
    const { id } = await saved({ products: ['caftan-celeste', archived] });
    await archiveBy(admin, archived);
    const refused = await campaigns.save(input({ products: [archived, draft] }));
    expect(problemsIn(refused)).toEqual([
      'UNKNOWN_PRODUCT products.0',
      'UNKNOWN_PRODUCT products.1',
    ]);
    expect(refused.userErrors[0]?.message).toContain('Robe oubliée');
    expect(problemsIn(await campaigns.save({ id, title: 'Sans elle' }, 1))).toEqual([]);
    const fields = { id, percent: 30, products: [archived, 'caftan-celeste'] };
    expect(problemsIn(await campaigns.save(fields, 2))).toEqual([]);
    await unarchiveBy(admin, archived);
  });

  test('in a sale have had a price for 30 days at its start, or are refused by name', async () => {
    const young = await addProduct('Robe toute neuve', { brand: 'Maison Neuve' });
    const sale = (changes: object) => campaigns.save(input({ kind: 'SALE', ...changes }));
    for (const scope of [
      { products: [young, 'caftan-celeste'] },
      { products: [], brands: ['Maison Neuve'] },
      { products: [], categories: [await categoryId('Robes')] },
    ]) {
      const refused = await sale(scope);
      expect(problemsIn(refused)).toEqual(['INVALID products']);
      expect(refused.userErrors[0]?.message).toContain('«\u00a0Robe toute neuve\u00a0»');
      expect(refused.userErrors[0]?.message).not.toContain('Caftan');
    }
    expect(
      problemsIn(await sale({ products: [young], startsAt: after(29), endsAt: after(40) })),
    ).toEqual(['INVALID products']);
    expect(
      problemsIn(await sale({ products: [young], startsAt: after(31), endsAt: after(40) })),
    ).toEqual([]);
    // A promotion may have it.
    await saved({ products: [young] });
  });
});
