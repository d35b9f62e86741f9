import { useState, type ComponentType } from 'react';

import { frAlerts } from '../../text/fr.alerts.ts';
import { fr } from '../../text/fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import './StockAlert.css';

type Props = { variantId: string };

/** For a sold-out variant. Few shoppers open the form: its script is loaded then. */
export function StockAlert({ variantId }: Props) {
  const [Opened, setOpened] = useState<ComponentType<Props> | null>(null);

  const open = async () => {
    try {
      const { StockAlertForm } = await import('./StockAlertForm.tsx');
      setOpened(() => StockAlertForm);
    } catch {
      toast.error(fr.problems.offline);
    }
  };

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
