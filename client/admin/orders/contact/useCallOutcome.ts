import { frCalls as texts } from '../../../text/admin/orders/calls.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { ContactOutcome } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';

const addOutcomeMutation = graphql(`
  mutation AdminAddCallOutcome($id: ID!, $outcome: ContactOutcome!, $nextAt: DateTime) {
    payload: addOrderContact(id: $id, outcome: $outcome, nextAt: $nextAt) {
      order {
        ...OrderContacts_contacts
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const undoOutcomeMutation = graphql(`
  mutation AdminUndoCallOutcome($id: ID!, $at: DateTime!) {
    payload: undoOrderContact(id: $id, at: $at) {
      order {
        id
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const MINUTE_MS = 60_000;

type Called = { id: string; number: string };

type Handlers = {
  onSaved: (order: Called) => void;
  onUndone: (order: Called) => void;
};

/** Saves what came of a call; for a minute the toast offers to undo it. Resolves to a problem, or null. */
export function useCallOutcome({ onSaved, onUndone }: Handlers) {
  const { send, isBusy } = useAdminMutation(addOutcomeMutation, { refetchQueries: 'active' });
  const { run } = useAdminMutation(undoOutcomeMutation, { refetchQueries: 'active' });

  const undo = async (order: Called, at: string) => {
    if (!(await run({ id: order.id, at }))) return;
    onUndone(order);
    toast.success(texts.undone(order.number));
  };

  const save = async (order: Called, outcome: ContactOutcome, nextAt: string | null = null) => {
    const payload = await send({ id: order.id, outcome, nextAt });
    if (!payload) return null;
    const [error] = payload.userErrors;
    if (error) return error.message;
    const at = payload.order?.contacts.at(-1)?.at;
    onSaved(order);
    toast.success(
      texts.saved(order.number, frOrders.contact.outcomes[outcome]),
      at === undefined
        ? undefined
        : { label: texts.undo, onPress: () => void undo(order, at), ms: MINUTE_MS },
    );
    return null;
  };
  return { save, isBusy };
}
