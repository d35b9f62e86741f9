import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts';
import type { PageShop, ShopLogo, ShownShop } from '#shared/shop/page-shop.ts';
import { logChange } from '../../audit/audit.ts';
import type { CommandContext, Ports, Store } from '../../context.ts';
import { requireSameVersion } from '../../shared/problems.ts';
import { filterOptions, shopUses } from '../uses/uses.service.ts';
import { changedIdentity, shownShop, type IdentityInput } from './identity.rules.ts';
import { NEUTRAL_IDENTITY, type IdentityRecord } from './identity.store.ts';

/** Returns what pages, mails and documents in a language say of the shop; `ports` may be those of a transaction. */
export async function shopWithin(
  ports: Pick<Ports, 'identity'>,
  language: Language = DEFAULT_LANGUAGE,
): Promise<ShownShop> {
  return shownShop(await ports.identity.load(), language);
}

/** Returns what every page in a language says of the shop. */
export async function findPageShop(
  shop: { readonly store: Store },
  language: Language = DEFAULT_LANGUAGE,
): Promise<PageShop> {
  const [shown, uses, options] = await Promise.all([
    shopWithin(shop.store.read, language),
    shopUses(shop),
    filterOptions(shop, language),
  ]);
  return { ...shown, uses, options };
}

/** Returns what owners saved, in every language. */
export const findIdentity = ({ store }: { readonly store: Store }): Promise<IdentityRecord> =>
  store.read.identity.load();

/** Refuses with VERSION_CONFLICT (`VersionConflict`), REQUIRED, INVALID. */
export const saveIdentity = (
  context: CommandContext,
  input: IdentityInput,
  expectedVersion: number,
): Promise<IdentityRecord> =>
  changeIdentity(context, expectedVersion, (before) =>
    changedIdentity(before, input, context.clock()),
  );

/** Null removes the logo. Refuses with VERSION_CONFLICT (`VersionConflict`). */
export const saveLogo = (
  context: CommandContext,
  logo: ShopLogo | null,
  expectedVersion: number,
): Promise<IdentityRecord> =>
  changeIdentity(context, expectedVersion, (before) => ({ ...before, logo }));

function changeIdentity(
  context: CommandContext,
  expectedVersion: number,
  change: (before: IdentityRecord) => IdentityRecord,
): Promise<IdentityRecord> {
  return context.store.transaction(async (ports) => {
    const before = await ports.identity.load();
    requireSameVersion(before, expectedVersion, 'IDENTITY');
    const changed = change(before);
    if (JSON.stringify(changed) === JSON.stringify(before)) return before;
    const after = { ...changed, version: before.version + 1 };
    await ports.identity.save(after);
    await logChange(ports, context, {
      action: 'identity.update',
      subject: 'identity',
      before: logged(before),
      after: logged(after),
    });
    return after;
  });
}

const logged = ({ version: _version, ...fields }: IdentityRecord) => fields;

/** Marks a new store as a shop that has said nothing of itself yet. */
export const saveNeutralIdentity = (store: Store): Promise<void> =>
  store.transaction(({ identity }) => identity.save(NEUTRAL_IDENTITY));
