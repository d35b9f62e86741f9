import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { formatMoney } from '#shared/money.format.ts';
import type { AdminCampaignPricesQuery, CampaignInput } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frCampaigns } from '../../../text/admin/products/campaigns.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { clockOfNow } from '../../form/moroccoTime.ts';
import { Section } from '../../page/Section.tsx';
import { useRested } from '../../page/useRested.ts';
import { termsOf } from './campaign.ts';
import type { CampaignEditor } from './useCampaignForm.ts';

const pricesQuery = graphql(`
  query AdminCampaignPrices($input: CampaignInput!, $skip: Int!) {
    campaignPrices(input: $input, first: 20, skip: $skip) {
      totalCount
      products {
        product {
          id
          title
        }
        prices {
          variants {
            id
            title
          }
          price {
            amount
          }
          campaignPrice {
            amount
          }
          otherCampaign {
            id
            title
          }
          enteredStruckPrice {
            amount
          }
          struckPrice {
            amount
          }
          provenPrice {
            amount
          }
          provenAt
        }
      }
      newlyListed {
        id
        title
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const PAGE = 20;

type Foreseen = AdminCampaignPricesQuery['campaignPrices'];
type Price = Foreseen['products'][number]['prices'][number];

const { prices: texts } = frCampaigns;

/** Beside the form: what is typed would do to each price, and what proves each struck price. */
export function CampaignPrices({ editor: { base, values } }: { editor: CampaignEditor }) {
  const [skip, setSkip] = useState(0);
  // Terms are compared as a text; they were written from a record of this type.
  const terms = useRested(JSON.stringify(termsOf(base, values)));
  const input = JSON.parse(terms) as CampaignInput;
  const { data, previousData } = useQuery(pricesQuery, {
    variables: { input, skip },
    fetchPolicy: 'no-cache',
  });
  const shown = (data ?? previousData)?.campaignPrices;
  return (
    <Section title={texts.title} className="surface admin-form campaign-prices">
      {shown ? (
        <ShownPrices foreseen={shown} skip={skip} onSkip={setSkip} />
      ) : (
        <p className="note">{texts.loading}</p>
      )}
    </Section>
  );
}

type Props = {
  foreseen: Foreseen;
  skip: number;
  onSkip: (skip: number) => void;
};

function ShownPrices({ foreseen, skip, onSkip }: Props) {
  const { totalCount, products, newlyListed } = foreseen;
  const hasMore = skip + PAGE < totalCount;
  return (
    <>
      {newlyListed.length === 0 ? null : (
        <div role="alert">
          <h3>{texts.refused}</h3>
          <p className="field__error">{texts.refusedHelp}</p>
          <ul aria-label={texts.refused}>
            {newlyListed.map(({ id, title }) => (
              <li key={id}>
                <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <output className="note">{totalCount === 0 ? texts.empty : texts.count(totalCount)}</output>
      {totalCount > 0 && products.length === 0 ? <p className="note">{texts.empty}</p> : null}
      <ul aria-label={texts.list}>
        {products.map(({ product, prices }) => (
          <li key={product.id} className="campaign-prices__product">
            <bdi>{product.title}</bdi>
            {prices.map((price) => (
              <PriceLine
                key={price.variants.map(({ id }) => id).join(' ')}
                price={price}
                isOnly={prices.length === 1}
              />
            ))}
          </li>
        ))}
      </ul>
      {skip === 0 && !hasMore ? null : (
        <div className="row-2">
          <Button
            variant="secondary"
            aria-disabled={skip === 0}
            onClick={() => onSkip(Math.max(0, skip - PAGE))}
          >
            {texts.previous}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={!hasMore}
            onClick={() => {
              if (hasMore) onSkip(skip + PAGE);
            }}
          >
            {texts.next}
          </Button>
          <span className="note">
            {texts.page(skip + 1, Math.min(totalCount, skip + PAGE), totalCount)}
          </span>
        </div>
      )}
    </>
  );
}

function PriceLine({ price, isOnly }: { price: Price; isOnly: boolean }) {
  const { variants, campaignPrice, otherCampaign } = price;
  const name = variants.length === 1 ? variants[0]?.title : texts.variants(variants.length);
  return (
    <div className="campaign-prices__price">
      {isOnly ? null : <p className="note">{name}</p>}
      <p>
        <strong>{formatMoney(campaignPrice.amount)}</strong>{' '}
        <span className="note">
          {`(${texts.now} ${formatMoney(price.price.amount)}${enteredText(price)})`}
        </span>
      </p>
      <p className="note">{struckText(price)}</p>
      {otherCampaign ? <p className="note">{texts.other(otherCampaign.title)}</p> : null}
    </div>
  );
}

const DAY_LENGTH = '2026-10-12'.length;
const dayIn = (clock: string) => clock.slice(0, DAY_LENGTH);
const dayText = (instant: string) => formatDay(dayIn(instant), dayIn(clockOfNow(new Date())));

const enteredText = ({ enteredStruckPrice }: Price) =>
  enteredStruckPrice ? `, ${texts.entered(formatMoney(enteredStruckPrice.amount))}` : '';

function struckText({ struckPrice, provenPrice, provenAt }: Price): string {
  if (!struckPrice) return texts.notStruck;
  const struck = formatMoney(struckPrice.amount);
  const isProven = provenAt != null && provenPrice && struckPrice.amount <= provenPrice.amount;
  return isProven ? texts.struck(struck, dayText(provenAt)) : texts.struckAsEntered(struck);
}
