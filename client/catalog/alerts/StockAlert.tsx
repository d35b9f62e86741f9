import { frAlerts } from '../../text/fr.alerts.ts';
import { Button } from '../../ui/button/Button.tsx';
import './StockAlert.css';
import type { AlertForm } from './useAlertForm.ts';

type Props = { variantId: string; form: AlertForm };

/** For a sold-out variant. On a phone the bar at the bottom has the button (product/BuyBar.tsx). */
export function StockAlert({ variantId, form: { Opened, open } }: Props) {
  return (
    <section className="stock-alert" aria-label={frAlerts.title}>
      {Opened ? (
        <Opened key={variantId} variantId={variantId} />
      ) : (
        <Button variant="secondary" isWide onClick={() => void open()}>
          {frAlerts.open}
        </Button>
      )}
    </section>
  );
}
