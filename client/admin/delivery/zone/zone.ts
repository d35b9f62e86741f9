import { readAmount } from '#shared/money.ts';
import type { DeliveryZoneInput, EditedZoneFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { frDelivery as texts } from '../../../text/admin/settings/delivery.fr.ts';
import { blankNotes } from '../../../ui/form/useSentForm.ts';
import { amountText, isWrongAmount, readWhole } from '../../form/numbers.ts';
import type { Problems } from '../../form/useDetailForm.ts';

graphql(`
  fragment EditedZone on DeliveryZone {
    id
    version
    name
    cityIds
    regions
    guestFee {
      amount
    }
    customerFee {
      amount
    }
    freeFrom {
      amount
    }
    minDays
    maxDays
    allowsTrying
    isServed
  }
`);

export const zonesQuery = graphql(`
  query AdminDeliveryZones {
    deliveryZones {
      ...EditedZone
    }
  }
`);

export type Zone = EditedZoneFragment;

export const newZone: Zone = {
  id: '',
  version: 0,
  name: '',
  cityIds: [],
  regions: [],
  guestFee: { amount: 0 },
  customerFee: { amount: 0 },
  freeFrom: null,
  minDays: 1,
  maxDays: 2,
  allowsTrying: false,
  isServed: true,
};

export const amounts = ['guestFee', 'customerFee', 'freeFrom'] as const;
export const dayCounts = ['minDays', 'maxDays'] as const;

/** A zone as it is typed. */
export const valuesOf = ({ name, cityIds, regions, allowsTrying, isServed, ...zone }: Zone) => ({
  name,
  cityIds,
  regions,
  allowsTrying,
  isServed,
  // The fee of a new one is to be typed.
  guestFee: zone.version === 0 ? '' : amountText(zone.guestFee),
  customerFee: amountText(zone.customerFee),
  freeFrom: amountText(zone.freeFrom),
  minDays: String(zone.minDays),
  maxDays: String(zone.maxDays),
});

export type ZoneValues = ReturnType<typeof valuesOf>;

/** Finds the problems that need no server. */
export function findProblems(typed: ZoneValues): Problems {
  const { name, guestFee, minDays, maxDays } = typed;
  const wrong = [
    ...amounts.filter((each) => isWrongAmount(typed[each])).map((each) => [each, texts.amount]),
    ...dayCounts
      .filter((each) => readWhole(typed[each]) === null)
      .map((each) => [each, texts.whole]),
  ];
  return {
    ...Object.fromEntries(wrong),
    ...blankNotes({ name, guestFee, minDays, maxDays }, { guestFee: frAdmin.blank }),
  };
}

/** The values must have no problems. */
export function inputOf({ id }: Zone, typed: ZoneValues): DeliveryZoneInput {
  const { name, cityIds, regions, allowsTrying, isServed } = typed;
  return {
    ...(id !== newZone.id && { id }),
    name,
    cityIds,
    regions,
    allowsTrying,
    isServed,
    guestFee: readAmount(typed.guestFee) ?? 0,
    customerFee: readAmount(typed.customerFee) ?? 0,
    freeFrom: readAmount(typed.freeFrom),
    minDays: readWhole(typed.minDays) ?? 0,
    maxDays: readWhole(typed.maxDays) ?? 0,
  };
}
