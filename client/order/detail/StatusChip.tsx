import type { OrderStatus } from '../../apollo/generated/graphql.ts';
import { fr } from '../../text/fr.ts';
import './StatusChip.css';

const tones: Record<OrderStatus, 'waiting' | 'moving' | 'done' | 'ended'> = {
  EN_ATTENTE: 'waiting',
  PAIEMENT_EN_COURS: 'waiting',
  PAYEE: 'moving',
  CONFIRMEE: 'moving',
  PREPAREE: 'moving',
  EXPEDIEE: 'moving',
  LIVREE: 'done',
  ANNULEE: 'ended',
  REFUSEE: 'ended',
  RETOURNEE: 'ended',
};

type Props = { status: OrderStatus };

/** Where an order stands, in a word and a colour. */
export function StatusChip({ status }: Props) {
  return (
    <span className={`status-chip status-chip--${tones[status]}`}>{fr.order.statuses[status]}</span>
  );
}
