import { productTexts } from '../product/product.fr.ts';
import type { useOnDemand } from '../useOnDemand.ts';
import { Button } from '../../ui/button/Button.tsx';
import './StockAlert.css';

export const loadAlertForm = () => import('./StockAlertForm.tsx');
type AlertForm = Awaited<ReturnType<typeof loadAlertForm>>;

type Props = { variantId: string; form: ReturnType<typeof useOnDemand<AlertForm>> };

/** Offers an alert for a sold-out variant. On a phone product/BuyBar.tsx has the button. */
export function StockAlert({ variantId, form: { loaded, isLoading, load } }: Props) {
  return (
    <section className="stock-alert" aria-label={productTexts.alert.title}>
      {loaded ? (
        <loaded.StockAlertForm key={variantId} variantId={variantId} />
      ) : (
        <Button
          variant="secondary"
          isWide
          aria-busy={isLoading || undefined}
          onClick={() => void load()}
        >
          {productTexts.alert.open}
        </Button>
      )}
    </section>
  );
}
