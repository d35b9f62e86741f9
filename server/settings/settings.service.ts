import type { Language } from '#shared/language.ts';
import { fillIn } from '#shared/placeholders.ts';
import { logChange } from '../audit/audit.ts';
import type { CommandContext, Ports, Shop, ShopSettings } from '../context.ts';
import { requireSameVersion } from '../shared/problems.ts';
import {
  changedSettings,
  effectiveSettings,
  whatsAppFields,
  type EffectiveSettings,
  type SettingsInput,
} from './settings.rules.ts';
import { shopWithin } from './identity/identity.service.ts';
import type { SettingsRecord } from './settings.store.ts';

interface Defaults {
  readonly settings: Pick<ShopSettings, 'defaultMerchant'>;
}

export interface SettingsSources extends Pick<Shop, 'store'>, Defaults {}

/** The one source of who the shop is: pages, mails and invoices read nothing else. */
export function currentSettings(shop: SettingsSources): Promise<EffectiveSettings> {
  return settingsWithin(shop.store.read, shop);
}

/** Works like `currentSettings`, in a transaction. */
export async function settingsWithin(
  ports: Pick<Ports, 'settings'>,
  { settings }: Defaults,
): Promise<EffectiveSettings> {
  return effectiveSettings(await ports.settings.load(), settings.defaultMerchant);
}

/** Returns the message about an order with the shop's name; the facts of the order are written by who sends it. */
export async function orderMessageIn(shop: SettingsSources, language: Language): Promise<string> {
  const { [whatsAppFields[language]]: text } = await currentSettings(shop);
  const { name: boutique } = await shopWithin(shop.store.read, language);
  return fillIn(text, { boutique });
}

/** Says whether shoppers may pay by card: the environment has a provider, and no owner switched it off. */
export const takesCardsNow = (
  { takesCards }: Pick<EffectiveSettings, 'takesCards'>,
  { settings }: { readonly settings: Pick<ShopSettings, 'takesCards'> },
): boolean => settings.takesCards && takesCards;

/** Refuses with VERSION_CONFLICT (`VersionConflict`), INVALID. */
export function updateSettings(
  context: CommandContext,
  input: SettingsInput,
  expectedVersion: number,
): Promise<SettingsRecord> {
  return context.store.transaction(async (ports) => {
    const before = await ports.settings.load();
    requireSameVersion(before, expectedVersion, 'SETTINGS');
    const changed = changedSettings(before, input);
    if (JSON.stringify(changed) === JSON.stringify(before)) return before;
    const after = { ...changed, version: before.version + 1 };
    await ports.settings.save(after);
    await logChange(ports, context, {
      action: 'settings.update',
      subject: 'settings',
      before: logged(before),
      after: logged(after),
    });
    return after;
  });
}

/**
 * New orders are mailed to the shop's first owner, until an owner says otherwise: in the transaction that makes
 * the account. Does nothing where `SHOP_EMAIL` or an owner named an address.
 */
export async function mailOrdersToFirstOwner(
  ports: Pick<Ports, 'settings' | 'audit'>,
  { settings, clock }: Defaults & Pick<Shop, 'clock'>,
  email: string,
): Promise<void> {
  if ((await settingsWithin(ports, { settings })).orderEmails.length > 0) return;
  const before = await ports.settings.load();
  const after = { ...before, orderEmails: [email] };
  await ports.settings.save(after);
  await logChange(
    ports,
    { actor: email, clock },
    {
      action: 'settings.update',
      subject: 'settings',
      before: logged(before),
      after: logged(after),
    },
  );
}

/** Renames `address`, which in the log is that of a caller. */
const logged = ({ version: _version, address, ...fields }: SettingsRecord) => ({
  ...fields,
  legalAddress: address,
});
