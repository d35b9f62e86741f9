import { readAmount } from '#shared/money.ts';
import type {
  CarrierInput,
  CarrierKind,
  EditedCarrierFragment,
} from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frDelivery as texts } from '../../../text/admin/settings/delivery.fr.ts';
import { blankNotes } from '../../../ui/form/useSentForm.ts';
import { amountText, isWrongAmount } from '../../form/numbers.ts';
import type { Problems } from '../../form/useDetailForm.ts';

graphql(`
  fragment EditedCarrier on Carrier {
    id
    version
    kind
    name
    isActive
    isComplete
    credentials {
      name
      isSet
      lastFour
    }
    cashLimit {
      amount
    }
    deliveryFee {
      amount
    }
    returnFee {
      amount
    }
    refusalFee {
      amount
    }
    trackingUrl
    webhookUrl
    needsCities
    unmappedCities
  }
`);

export const carriersQuery = graphql(`
  query AdminCarriers {
    carriers {
      ...EditedCarrier
    }
  }
`);

export type Carrier = EditedCarrierFragment;

/** The others are built in. */
export const addedKinds = ['SENDIT', 'OZON', 'FILE'] as const satisfies readonly CarrierKind[];

export const newCarrier: Carrier = {
  id: '',
  version: 0,
  kind: addedKinds[0],
  name: '',
  isActive: true,
  isComplete: false,
  credentials: [],
  cashLimit: null,
  deliveryFee: null,
  returnFee: null,
  refusalFee: null,
  trackingUrl: null,
  webhookUrl: null,
  needsCities: false,
  unmappedCities: 0,
};

export const feeNames = ['deliveryFee', 'returnFee', 'refusalFee'] as const;
export const amountNames = ['cashLimit', ...feeNames] as const;

/** A carrier as it is typed; what is stored of its credentials is never known here. */
export const valuesOf = (carrier: Carrier) => ({
  kind: carrier.kind as string,
  name: carrier.name,
  isActive: carrier.isActive,
  trackingUrl: carrier.trackingUrl ?? '',
  cashLimit: amountText(carrier.cashLimit),
  deliveryFee: amountText(carrier.deliveryFee),
  returnFee: amountText(carrier.returnFee),
  refusalFee: amountText(carrier.refusalFee),
  credentials: Object.fromEntries(carrier.credentials.map(({ name }) => [name, ''])),
});

export type CarrierValues = ReturnType<typeof valuesOf>;

/** Finds the problems that need no server. */
export function findProblems(typed: CarrierValues): Problems {
  const wrong = amountNames
    .filter((name) => isWrongAmount(typed[name]))
    .map((name) => [name, texts.amount]);
  return { ...Object.fromEntries(wrong), ...blankNotes({ name: typed.name }) };
}

const typedCredentials = ({ credentials }: CarrierValues) =>
  Object.entries(credentials).filter(([, value]) => value.trim() !== '');

/** The values must have no problems. Of a new carrier the kind and the name alone are known. */
export function inputOf({ id }: Carrier, typed: CarrierValues): CarrierInput {
  const { name, isActive, trackingUrl } = typed;
  if (id === newCarrier.id) {
    return { kind: addedKinds.find((kind) => kind === typed.kind) ?? null, name };
  }
  return {
    id,
    name,
    isActive,
    trackingUrl,
    cashLimit: readAmount(typed.cashLimit),
    deliveryFee: readAmount(typed.deliveryFee),
    returnFee: readAmount(typed.returnFee),
    refusalFee: readAmount(typed.refusalFee),
    credentials: typedCredentials(typed).map(([of, value]) => ({ name: of, value })),
  };
}

/** The path of what an error about `CarrierInput` names, such as `credentials.1.value`. */
export function pathOf(field: string, typed: CarrierValues) {
  const at = /^credentials\.(\d+)/.exec(field)?.[1];
  const name = at === undefined ? undefined : typedCredentials(typed)[Number(at)]?.[0];
  return name === undefined ? field : `credentials.${name}`;
}
