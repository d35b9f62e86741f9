import type { Shop } from '../../context.ts';
import type { Centimes } from '#shared/money.ts';
import { grouped } from '../../shared/grouped.ts';
import { readPageSize } from '../../shared/paging.ts';
import type { Problem } from '../../shared/problems.ts';
import { struckPriceOf } from '../catalog.price.rules.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { enteredPriceOf, type VariantOfProduct } from '../catalog.variant.rules.ts';
import { priorPriceAt } from '../price-history/price-history.rules.ts';
import {
  hasPrices,
  newlyListedIn,
  readPricing,
  type CampaignInput,
} from './campaign.edit.rules.ts';
import {
  brandNames,
  newCampaign,
  newlyListedProblem,
  productsIn,
  sourcesFor,
} from './campaign.service.ts';
import type { CampaignRecord } from './campaign.store.ts';
import { campaignOf, effectiveRowsOf, offersFrom, priceOf, type Offers } from './offers.rules.ts';

/** Prices of a variant now, and as a campaign would make them. */
interface ForeseenPrice {
  readonly price: Centimes;
  readonly campaignPrice: Centimes;
  readonly otherCampaign: CampaignRecord | null;
  readonly enteredStruckPrice: Centimes | null;
  readonly struckPrice: Centimes | null;
  readonly provenPrice: Centimes | null;
  readonly provenAt: string | null;
}

interface ForeseenProduct {
  readonly product: ProductRecord;
  readonly prices: ReadonlyArray<ForeseenPrice & { readonly variants: VariantOfProduct[] }>;
}

export interface ForeseenPrices {
  readonly totalCount: number;
  readonly products: readonly ForeseenProduct[];
  readonly newlyListed: readonly ProductRecord[];
  readonly userErrors: readonly Problem[];
}

const MAX_NEWLY_LISTED = 100;

/**
 * Returns what a campaign would do to prices when it starts, or now where that is later, with what `saveCampaign` would
 * refuse about them. Throws BadInput.
 */
export async function foreseenPrices(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  input: CampaignInput,
  page: { readonly first: number; readonly skip: number },
): Promise<ForeseenPrices> {
  const size = readPageSize(page.first);
  const skip = Math.max(0, page.skip);
  const { catalog, campaigns } = store.read;
  const now = clock();
  const all = await campaigns.all();
  const before = all.find(({ id }) => id === input.id) ?? null;
  const others = all.filter((campaign) => campaign !== before);
  const known = { others, brands: await brandNames({ store }), now };
  const { terms, problems } = readPricing(
    before,
    input,
    await sourcesFor(store.read, input, known),
  );
  const campaign: CampaignRecord = { ...(before ?? unsaved(now)), ...terms };
  const products = await productsIn(catalog, campaign);
  const histories = await catalog.priceHistories(products.map(({ id }) => id));
  const { kind, startsAt } = campaign;
  const isSale = kind === 'SALE' && startsAt !== '';
  const young = isSale ? newlyListedIn(products, histories, startsAt) : [];
  const youngProblem = newlyListedProblem(young);
  const present = await campaigns.offersAt(now);
  const instant = new Date(Math.max(now.getTime(), Date.parse(startsAt)));
  const shown = hasPrices(terms) ? products.slice(skip, skip + size) : [];
  const foreseen = offersFrom(
    {
      campaigns: [...others, campaign],
      categories: await catalog.categories(),
      struckPrices: present.window.struckPrices,
      historyOf: (id) => histories.get(id),
    },
    shown.length === 0 ? now : instant,
    true,
  );
  return {
    totalCount: products.length,
    products: shown.map((product) => foreseenOf(product, { campaign, present, foreseen })),
    newlyListed: young.slice(0, MAX_NEWLY_LISTED),
    userErrors: youngProblem ? [...problems, youngProblem] : problems,
  };
}

const unsaved = (now: Date) => ({
  ...newCampaign(now),
  slug: '',
  title: '',
  text: '',
  picture: null,
  translations: [],
});

function foreseenOf(
  product: ProductRecord,
  { campaign, ...offers }: { campaign: CampaignRecord; present: Offers; foreseen: Offers },
): ForeseenProduct {
  const { present, foreseen } = offers;
  const each = product.variants.map((variant) => {
    const entered = enteredPriceOf(product, variant);
    const after = priceOf(product, variant, foreseen);
    const winner = campaignOf(product, variant, foreseen);
    const proving = priorPriceAt(effectiveRowsOf(product, variant, foreseen), foreseen.at);
    const prices: ForeseenPrice = {
      price: priceOf(product, variant, present).price,
      campaignPrice: after.price,
      otherCampaign: winner && winner.id !== campaign.id ? winner : null,
      enteredStruckPrice: struckPriceOf(entered),
      struckPrice: struckPriceOf(after),
      provenPrice: proving?.price ?? null,
      provenAt: proving?.at ?? null,
    };
    return { variant: { product, variant }, prices };
  });
  const groups = grouped(each, ({ prices }) => JSON.stringify(Object.values(prices)));
  return {
    product,
    prices: [...groups.values()].flatMap((group) => {
      const [first] = group;
      return first ? [{ ...first.prices, variants: group.map(({ variant }) => variant) }] : [];
    }),
  };
}
