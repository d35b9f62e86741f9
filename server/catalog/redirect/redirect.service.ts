import { logChanges, type Change } from '../../audit/audit.ts';
import type { CommandContext, Ports, Shop } from '../../context.ts';
import { readPageSize, writtenIn, type PageInput } from '../../shared/paging.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { readSearchTokens } from '../../shared/search-tokens.ts';
import { currentName } from '../category/category.rules.ts';
import {
  isLoop,
  oldPath,
  oldPathsOf,
  readRedirect,
  successorIn,
  targetIn,
  type RedirectInput,
} from './redirect.rules.ts';
import type { RedirectRecord } from './redirect.store.ts';

type Reading = Pick<Shop, 'store'>;

/** Few enough for one transaction. */
const MAX_SAVED = 5000;

/** Staff read no log of thousands of entries for one file. */
const MAX_LOGGED = 100;

/** Returns the path that a page which the shop does not have has moved to; null for none. */
export async function findSuccessor({ store }: Reading, requested: string): Promise<string | null> {
  const wanted = oldPathsOf(requested);
  const found = await store.read.redirects.named(wanted);
  const redirect = wanted.map((path) => found.get(path)).find((each) => each !== undefined);
  if (!redirect || !(await isShown({ store }, redirect))) return null;
  return successorIn(requested, redirect.to);
}

/** Whether the page that it leads to is there. */
export async function isShown({ store }: Reading, { to }: RedirectRecord): Promise<boolean> {
  const target = targetIn(to, '');
  if (!target) return false;
  const { catalog, campaigns } = store.read;
  if (target.productId !== null) return (await catalog.product(target.productId)) !== undefined;
  if (target.campaign !== null) return (await campaigns.bySlug(target.campaign)) !== undefined;
  if (target.category === null) return true;
  const categories = await catalog.categories();
  const name = currentName(target.category, categories);
  return categories.some((category) => category.name === name);
}

/**
 * Returns what is new or other than before. Products that have the same address as before need no redirect, and are left
 * out.
 */
export async function changedRedirects(
  { redirects }: Pick<Ports, 'redirects'>,
  wanted: readonly RedirectInput[],
): Promise<readonly RedirectRecord[]> {
  const read = wanted.flatMap(({ from, to }) => {
    const path = oldPath(from);
    return path === null || isLoop(path, to) ? [] : [[path, to] as const];
  });
  const known = await redirects.named(read.map(([from]) => from));
  return [...new Map(read)]
    .filter(([from, to]) => known.get(from)?.to !== to)
    .map(([from, to]) => ({ from, to }));
}

/** Saves what is new or other than before, and returns it. Must run in a transaction. */
export async function saveRedirects(
  ports: Pick<Ports, 'redirects'>,
  wanted: readonly RedirectInput[],
): Promise<readonly RedirectRecord[]> {
  const changed = await changedRedirects(ports, wanted);
  for (const redirect of changed) await ports.redirects.save(redirect);
  return changed;
}

interface AddOptions {
  readonly dryRun?: boolean;
  /** Field of a wanted one, by its index. */
  readonly fieldOf?: (at: number) => string;
}

/**
 * Saves what is new or other than before, all or nothing, and returns it. Refuses with INVALID, with the problems of every
 * line, LIMIT_REACHED.
 */
export async function addRedirects(
  context: CommandContext,
  wanted: readonly RedirectInput[],
  { dryRun = false, fieldOf = (at) => `redirects.${at}` }: AddOptions = {},
): Promise<readonly RedirectRecord[]> {
  if (wanted.length > MAX_SAVED) {
    throw new Refusal({ code: 'LIMIT_REACHED', reason: 'REDIRECTS', max: MAX_SAVED });
  }
  const read = readAll(wanted, new URL(context.shopUrl).origin, fieldOf);
  if (dryRun) return changedRedirects(context.store.read, read);
  return context.store.transaction(async (ports) => {
    const before = await ports.redirects.named(read.map(({ from }) => from));
    const saved = await saveRedirects(ports, read);
    await logChanges(ports, context, changesOf(saved, before));
    return saved;
  });
}

function readAll(
  wanted: readonly RedirectInput[],
  origin: string,
  fieldOf: (at: number) => string,
): readonly RedirectInput[] {
  const problems: Problem[] = [];
  const read = wanted.flatMap((each, at) => {
    try {
      return [readRedirect(each, { origin, field: fieldOf(at) })];
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      problems.push(...refusal.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new Refusal(...problems.slice(0, MAX_LOGGED));
  return read;
}

function changesOf(
  saved: readonly RedirectRecord[],
  before: ReadonlyMap<string, RedirectRecord>,
): readonly Change[] {
  if (saved.length > MAX_LOGGED) {
    return [
      { action: 'redirect.save', subject: 'CSV', before: null, after: { added: saved.length } },
    ];
  }
  return saved.map(({ from, to }) => ({
    action: 'redirect.save',
    subject: from,
    before: before.has(from) ? { to: before.get(from)?.to } : null,
    after: { to },
  }));
}

/** Removing what is gone already is no error. */
export function removeRedirect(context: CommandContext, from: string): Promise<void> {
  return context.store.transaction(async (ports) => {
    const redirect = (await ports.redirects.named([from])).get(from);
    if (!redirect) return;
    await ports.redirects.remove(from);
    const before = { to: redirect.to };
    const change = { action: 'redirect.remove', subject: from, before, after: null };
    await logChanges(ports, context, [change]);
  });
}

export function findRedirects(
  { store }: Reading,
  { first, after, search }: PageInput & { readonly search?: string | null | undefined },
) {
  return store.read.redirects.page({
    search: readSearchTokens(search ?? ''),
    first: readPageSize(first),
    after: after == null ? null : writtenIn(after),
  });
}
