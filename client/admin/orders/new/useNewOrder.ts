import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { attemptFor } from '../../../apollo/attempt.ts';
import { readEntry, writeEntry } from '../../../apollo/storage.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frNewOrder as texts } from '../../../text/admin/orders/new-order.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { createDrafts } from '../../form/drafts.ts';
import { useDetailForm, type Edited } from '../../form/useDetailForm.ts';
import {
  channels,
  emptyOrder,
  findProblems,
  inputOf,
  pathOf,
  type Channel,
  type OrderValues,
} from './newOrder.ts';

const createOrderMutation = graphql(`
  mutation AdminCreateOrder($input: NewOrderInput!, $key: String!) {
    payload: createOrder(input: $input, idempotencyKey: $key) {
      order {
        id
        version
        number
      }
      userErrors {
        field
        message
      }
    }
  }
`);

type Created = { id: string; version: number; number: string } | null;

const drafts = createDrafts<Edited<OrderValues, Created>>(() => texts.remembered);

const readChannel = (): Channel =>
  readEntry('orderChannel', (value) => channels.find((each) => each === value)) ?? 'PHONE';

export type NewOrderForm = ReturnType<typeof useNewOrder>;

/** The order that is being taken. What is refused or gets no response stays as it was typed. */
export function useNewOrder() {
  const navigate = useNavigate();
  const [channel, setChannel] = useState(readChannel);
  const { send } = useAdminMutation(createOrderMutation);
  const form = useDetailForm<OrderValues, Created>({
    page: 'new',
    drafts,
    latest: null,
    valuesOf: () => emptyOrder,
    findProblems: (values) => findProblems({ ...values, channel }),
    async send(_, values) {
      const input = inputOf({ ...values, channel });
      // A retry without a response has the same key, so that there is no second order.
      const attempt = attemptFor(values.attempt, input);
      form.change(() => ({ attempt }));
      const reply = await send({ input, key: attempt.key });
      return {
        latest: reply?.order ?? null,
        userErrors: reply?.userErrors ?? [{ message: texts.noReply }],
      };
    },
    pathOf,
    onSaved(created) {
      if (!created) return;
      form.forget();
      toast.success(texts.created(created.number));
      void navigate(adminPaths.order(created.id));
    },
  });

  return {
    ...form,
    order: { ...form.values, channel },
    chooseChannel(chosen: Channel) {
      setChannel(chosen);
      writeEntry('orderChannel', chosen);
    },
  };
}
