import { sizeReasons } from '../../../../server/catalog/sizes/sizes.fr.ts';
import { useMerchant } from '../../../apollo/merchant.ts';
import { writeLink } from '../../../ui/format/contact.ts';

/** Where the product has no larger size: offers to ask for one, of a shop that can be written to. */
export function WriteToUs({ largest }: { largest: string }) {
  const merchant = useMerchant();
  const link = merchant && writeLink(merchant);
  if (!link) return null;
  return (
    <p className="note">
      <a href={link}>{sizeReasons.writeToUs(largest)}</a>
    </p>
  );
}
