import type { Merchant } from '../apollo/merchant.ts';
import { mailLink, phoneLink } from '../ui/format/contact.ts';
import type { MerchantFact } from './merchantFacts.ts';
import { merchantLabels } from './text.fr.ts';
import './MerchantFacts.css';

type Props = {
  facts: readonly MerchantFact[];
  /** Undefined until loaded. */
  merchant: Merchant | undefined;
};

/** Those that are configured: start and back office name the others. */
export function MerchantFacts({ facts, merchant }: Props) {
  const known = facts.flatMap((fact) => {
    const value = merchant?.[fact];
    return value ? [{ fact, value }] : [];
  });
  if (known.length === 0) return null;
  return (
    <dl className="merchant-facts">
      {known.map(({ fact, value }) => (
        <div key={fact} className="merchant-facts__row">
          <dt>{merchantLabels[fact]}</dt>
          <dd>
            <Value fact={fact} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ fact, value }: { fact: MerchantFact; value: string }) {
  if (fact === 'phone') return <a href={phoneLink(value)}>{value}</a>;
  if (fact === 'email') return <a href={mailLink(value)}>{value}</a>;
  return <bdi>{value}</bdi>;
}
