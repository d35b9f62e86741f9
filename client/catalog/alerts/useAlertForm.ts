import { useState, type ComponentType } from 'react';

import { fr } from '../../text/fr.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Few shoppers open the form: its script is loaded then. */
export function useAlertForm() {
  const [Opened, setOpened] = useState<ComponentType<{ variantId: string }> | null>(null);
  const open = async () => {
    try {
      const { StockAlertForm } = await import('./StockAlertForm.tsx');
      setOpened(() => StockAlertForm);
    } catch {
      toast.error(fr.problems.offline);
    }
  };
  return { Opened, open };
}

export type AlertForm = ReturnType<typeof useAlertForm>;
