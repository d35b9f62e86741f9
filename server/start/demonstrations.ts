import { hasDemoCatalogue } from '../account/account.service.ts';
import { currentSettings, takesCardsNow } from '../settings/settings.service.ts';
import { missingSettings } from '../shared/merchant.ts';
import type { Shop } from '../context.ts';

export async function demonstrationsOf(
  shop: Shop,
  { isSandboxOn }: { readonly isSandboxOn: boolean },
): Promise<readonly string[]> {
  const { store, demo, settings, payments } = shop;
  const customer = await store.read.accounts.customerByEmail(demo.email);
  const current = await currentSettings(shop);
  const missing = missingSettings(current);
  const isTested = takesCardsNow(current, shop) && payments.name === 'TEST';
  return [
    ...(settings.isDemoCustomerOn && customer
      ? ['the published demo customer can log in (DEMO_CUSTOMER=off)']
      : []),
    ...(isTested
      ? ['the test provider takes the cards and no money moves (CARD_PAYMENTS=razorpay or off)']
      : []),
    ...((await hasDemoCatalogue(shop))
      ? ['the catalogue is the demo catalogue (SEED=empty opens a shop without it)']
      : []),
    ...(missing.length > 0 ? [`invoices and legal pages lack ${missing.join(', ')}`] : []),
    ...(isSandboxOn
      ? ['the sandbox is open: anyone can read the schema and try it (SANDBOX=off)']
      : []),
  ];
}
