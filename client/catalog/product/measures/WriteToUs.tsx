import { sizeReasons } from '../../../../server/catalog/sizes/sizes.fr.ts';
import { useMerchant } from '../../../apollo/merchant.ts';
import { mailLink } from '../../../ui/format/contact.ts';

/** Where the product has no larger size: offers to ask for one, of a shop that has published an e-mail. */
export function WriteToUs({ largest }: { largest: string }) {
  const email = useMerchant()?.email;
  if (!email) return null;
  return (
    <p className="note">
      <a href={mailLink(email)}>{sizeReasons.writeToUs(largest)}</a>
    </p>
  );
}
