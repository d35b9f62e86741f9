import type { MerchantQuery } from '../apollo/generated/graphql.ts';
import { merchantLabels, type MerchantFact } from './merchantFacts.ts';
import './MerchantFacts.css';
import { texts } from './text.fr.ts';

export type Merchant = MerchantQuery['shop']['merchant'];

type Props = {
  facts: readonly MerchantFact[];
  /** Undefined until loaded. */
  merchant: Merchant | undefined;
};

export function MerchantFacts({ facts, merchant }: Props) {
  return (
    <dl className="merchant-facts">
      {facts.map((fact) => (
        <div key={fact} className="merchant-facts__row">
          <dt>{merchantLabels[fact]}</dt>
          <dd>{merchant ? <Value fact={fact} value={merchant[fact]} /> : null}</dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ fact, value }: { fact: MerchantFact; value: string | null }) {
  if (value === null) return <em className="merchant-facts__missing">{texts.toComplete}</em>;
  if (fact === 'phone') return <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>;
  if (fact === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  return value;
}
