import { paths } from '#shared/paths.ts';
import { prefix } from '../../page/prefix.ts';
import { productTexts } from './product.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import './ProductView.css';
import { useShare } from './useShare.ts';

/** Uses the device's share sheet where there is one, else a link to copy or mail. */
export function ShareProduct({ productId, title }: { productId: string; title: string }) {
  const { hasSheet, openSheet, copyLink, whatsAppUrl } = useShare(
    title,
    prefix + paths.product(productId),
  );
  if (hasSheet) {
    return (
      <div className="share-product">
        <Button variant="ghost" onClick={() => void openSheet()}>
          <Icon name="share" size={20} />
          {productTexts.share.share}
        </Button>
      </div>
    );
  }
  return (
    <div className="share-product">
      <Button variant="ghost" onClick={() => void copyLink()}>
        <Icon name="link" size={20} />
        {productTexts.share.copy}
      </Button>
      <a
        href={whatsAppUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="button button--ghost"
      >
        <Icon name="advice" size={20} />
        <span>
          {productTexts.share.whatsApp}
          <span className="visually-hidden"> {productTexts.share.newTab}</span>
        </span>
      </a>
    </div>
  );
}
