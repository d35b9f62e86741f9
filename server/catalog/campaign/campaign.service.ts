import { v7 as uuid } from 'uuid';
import { logChange } from '../../audit/audit.ts';
import type { CommandContext, Ports, Shop } from '../../context.ts';
import { Refusal, requireSameVersion, type Problem } from '../../shared/problems.ts';
import { requiredField } from '../catalog.plain-text.rules.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { saveUploaded } from '../staff/upload.service.ts';
import {
  campaignState,
  editCampaign,
  endedCampaign,
  newlyListedIn,
  type CampaignInput,
  type CampaignSources,
  type CampaignState,
} from './campaign.edit.rules.ts';
import { isInCampaign, scopedCampaign } from './campaign.rules.ts';
import type { CampaignRecord } from './campaign.store.ts';

type Reading = Pick<Shop, 'store' | 'clock'>;

/** Staff read them all at once. */
const MAX_CAMPAIGNS = 500;

const STATES: readonly CampaignState[] = ['RUNNING', 'COMING', 'ENDED'];

/** Puts first those that run, then those that come, then those that ended, the nearest first. */
export async function allCampaigns(
  { store, clock }: Reading,
  wanted: CampaignState | null = null,
): Promise<readonly CampaignRecord[]> {
  const now = clock();
  const all = await store.read.campaigns.all();
  return STATES.filter((state) => wanted === null || state === wanted).flatMap((state) => {
    const found = all.filter((campaign) => campaignState(campaign, now) === state);
    return state === 'COMING' ? found.toReversed() : found;
  });
}

/**
 * Changes a campaign, or adds one without `id`; what is omitted stays. Refuses with VERSION_CONFLICT
 * (`VersionConflict`), UNKNOWN_CAMPAIGN, UNKNOWN_PRODUCT, UNKNOWN_CATEGORY, REQUIRED, INVALID, NOT_ALLOWED_NOW,
 * LIMIT_REACHED.
 */
export async function saveCampaign(
  context: CommandContext,
  input: CampaignInput,
  expectedVersion: number | null,
): Promise<CampaignRecord> {
  const brands = await brandNames(context);
  return context.store.transaction(async (ports) => {
    const now = context.clock();
    const all = await ports.campaigns.all();
    const before = input.id == null ? null : await requireCampaign(ports, input.id);
    if (before) requireSameVersion(before, expectedVersion ?? 0, 'CAMPAIGN');
    else if (all.length >= MAX_CAMPAIGNS) {
      throw new Refusal({ code: 'LIMIT_REACHED', reason: 'CAMPAIGNS', max: MAX_CAMPAIGNS });
    }
    const others = all.filter(({ id }) => id !== before?.id);
    const sources = await sourcesFor(ports, input, { others, brands, now });
    const edited = { ...(before ?? newCampaign(now)), ...editCampaign(before, input, sources) };
    if (before && isSame(edited, before)) return before;
    const isComing = before === null || campaignState(before, now) === 'COMING';
    if (edited.kind === 'SALE' && isComing) await requireListed(ports, edited);
    const campaign = raised(edited, now);
    await saveLogged(ports, context, before ? 'campaign.save' : 'campaign.add', before, campaign);
    return campaign;
  });
}

export const newCampaign = (now: Date) => ({
  id: uuid(),
  version: 0,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  endedAt: null,
  announced: { started: false, ended: false },
});

const raised = (campaign: CampaignRecord, now: Date): CampaignRecord => ({
  ...campaign,
  version: campaign.version + 1,
  updatedAt: now.toISOString(),
});

/** Refuses with VERSION_CONFLICT (`VersionConflict`), UNKNOWN_CAMPAIGN, REQUIRED, INVALID. */
export async function setCampaignImage(
  context: CommandContext,
  {
    id,
    file,
    alt: writtenAlt,
  }: { readonly id: string; readonly file: Buffer; readonly alt: string },
  expectedVersion: number,
): Promise<CampaignRecord> {
  const { store } = context;
  const alt = requiredField(writtenAlt, 'alt');
  requireSameVersion(await requireCampaign(store.read, id), expectedVersion, 'CAMPAIGN');
  const { url } = await saveUploaded(store.pictures, [file], alt, () => 'file');
  return changeCampaign(context, 'campaign.save', { id, expectedVersion }, (campaign) => ({
    ...campaign,
    picture: { url, alt },
  }));
}

/** Refuses with VERSION_CONFLICT (`VersionConflict`), UNKNOWN_CAMPAIGN, NOT_ALLOWED_NOW. */
export const endCampaign = (context: CommandContext, id: string, expectedVersion: number) =>
  changeCampaign(context, 'campaign.end', { id, expectedVersion }, endedCampaign);

function changeCampaign(
  context: CommandContext,
  action: 'campaign.save' | 'campaign.end',
  { id, expectedVersion }: { readonly id: string; readonly expectedVersion: number },
  change: (campaign: CampaignRecord, now: Date) => CampaignRecord,
): Promise<CampaignRecord> {
  return context.store.transaction(async (ports) => {
    const now = context.clock();
    const before = await requireCampaign(ports, id);
    requireSameVersion(before, expectedVersion, 'CAMPAIGN');
    const campaign = raised(change(before, now), now);
    await saveLogged(ports, context, action, before, campaign);
    return campaign;
  });
}

async function requireCampaign(
  { campaigns }: Pick<Ports, 'campaigns'>,
  id: string,
): Promise<CampaignRecord> {
  const campaign = await campaigns.get(id);
  if (campaign) return campaign;
  throw new Refusal({ code: 'UNKNOWN_CAMPAIGN', field: 'id' });
}

async function saveLogged(
  ports: Ports,
  context: CommandContext,
  action: `campaign.${'add' | 'save' | 'end'}`,
  before: CampaignRecord | null,
  after: CampaignRecord,
): Promise<void> {
  await ports.campaigns.save(after);
  await logChange(ports, context, {
    action,
    subject: after.id,
    before: before && loggedCampaign(before),
    after: loggedCampaign(after),
  });
}

/** Fields that staff do not write. */
const UNLOGGED: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'announced',
]);

/** A field for each language, so that an entry holds only those that differ. */
export function loggedCampaign({ translations, ...campaign }: CampaignRecord): object {
  const written = Object.entries(campaign).filter(([field]) => !UNLOGGED.has(field));
  const each = translations.map(({ language, ...texts }) => [`translation ${language}`, texts]);
  return Object.fromEntries([...written, ...each]);
}

const isSame = (one: CampaignRecord, other: CampaignRecord) =>
  JSON.stringify(one) === JSON.stringify(other);

export async function brandNames({ store }: Pick<Shop, 'store'>): Promise<ReadonlySet<string>> {
  return new Set((await store.read.catalog.brands()).map(({ name }) => name));
}

export async function sourcesFor(
  { catalog }: Pick<Ports, 'catalog'>,
  { products: ids }: CampaignInput,
  known: {
    readonly others: readonly CampaignRecord[];
    readonly brands: ReadonlySet<string>;
    readonly now: Date;
  },
): Promise<CampaignSources> {
  const listed = await catalog.productsById(ids ?? []);
  const unlisted = await catalog.archivedById(ids ?? []);
  const categories = await catalog.categories();
  return {
    now: known.now,
    products: listed,
    unlisted: new Map(Array.from(unlisted, ([id, { title }]) => [id, title])),
    categories: new Set(categories.map(({ id }) => id)),
    brands: known.brands,
    slugs: new Set(known.others.map(({ slug }) => slug)),
  };
}

type Catalog = Pick<
  Ports['catalog'],
  'products' | 'productsById' | 'categories' | 'priceHistories'
>;

/** Finds the products of the catalogue in a campaign, in the shop's order. */
export async function productsIn(
  catalog: Catalog,
  campaign: CampaignRecord,
): Promise<readonly ProductRecord[]> {
  if (campaign.categories.length + campaign.brands.length === 0) {
    return [...(await catalog.productsById(campaign.products)).values()];
  }
  const scoped = scopedCampaign(campaign, await catalog.categories());
  return (await catalog.products()).filter((product) => isInCampaign(scoped, product));
}

/** Names in a sentence. */
const MAX_NAMES = 10;

/** Refuses with INVALID a sale of what was listed too late. */
async function requireListed({ catalog }: { readonly catalog: Catalog }, campaign: CampaignRecord) {
  const products = await productsIn(catalog, campaign);
  const histories = await catalog.priceHistories(products.map(({ id }) => id));
  const problem = newlyListedProblem(newlyListedIn(products, histories, campaign.startsAt));
  if (problem) throw new Refusal(problem);
}

export function newlyListedProblem(young: readonly ProductRecord[]): Problem | null {
  if (young.length === 0) return null;
  const names = young.slice(0, MAX_NAMES).map(({ title }) => title);
  const about = { reason: 'CAMPAIGN_NEW_PRODUCTS', field: 'products' } as const;
  return { code: 'INVALID', ...about, names, count: young.length };
}
