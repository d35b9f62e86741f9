import { logChange } from '../../audit/audit.ts';
import type { CommandContext, Shop } from '../../context.ts';
import { settingsWithin, takesCardsNow } from '../settings.service.ts';
import {
  canInvoice,
  changedStepsAside,
  firstSteps,
  hasLegalPages,
  type FirstStep,
  type FirstStepCode,
} from './first-steps.rules.ts';

type Sources = Pick<Shop, 'store' | 'settings' | 'payments'>;

/** Returns what is left to do before the shop can sell, from its state now; see `firstSteps`. */
export async function firstStepsOf(
  { store, settings, payments }: Sources,
  { hasDemoCatalogue }: { readonly hasDemoCatalogue: boolean },
): Promise<readonly FirstStep[]> {
  const { identity, catalog, delivery, shipments, orders } = store.read;
  const effective = await settingsWithin(store.read, { settings });
  const { stepsSetAside } = await store.read.settings.load();
  const { zones, pickupPoints } = await delivery.load();
  const carriers = await shipments.carriers();
  return firstSteps({
    done: {
      NAME: (await identity.load()).name !== null,
      INVOICES: canInvoice(effective),
      CATEGORY: (await catalog.categories()).length > 0,
      PRODUCT: (await catalog.productsBehind(0, 1)).length > 0,
      DELIVERY: zones.length + pickupPoints.length + carriers.length > 0,
      PAYMENT: payments.name !== 'TEST' || !takesCardsNow(effective, { settings }),
      MAILS: settings.sendsMails,
      LEGAL: hasLegalPages(effective),
    },
    setAside: stepsSetAside ?? [],
    isOpened: hasDemoCatalogue || (await orders.hasAny()),
  });
}

/** Refuses with NOT_ALLOWED_NOW. */
export function setFirstStepAside(
  context: CommandContext,
  code: FirstStepCode,
  isSetAside: boolean,
): Promise<void> {
  return context.store.transaction(async (ports) => {
    const settings = await ports.settings.load();
    const before = settings.stepsSetAside ?? [];
    const after = changedStepsAside(before, code, isSetAside);
    if (after.length === before.length) return;
    // The version stays: no form of the settings has this list.
    await ports.settings.save({ ...settings, stepsSetAside: after });
    await logChange(ports, context, {
      action: 'settings.update',
      subject: 'settings',
      before: { stepsSetAside: before },
      after: { stepsSetAside: after },
    });
  });
}
