import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { attemptFor, type Attempt } from '../../../apollo/attempt.ts';
import { readEntry, writeEntry } from '../../../apollo/storage.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frNewOrder as texts } from '../../../text/admin/new-order.fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { createDrafts, useDraft } from '../../form/drafts.ts';
import {
  channels,
  emptyTexts,
  findProblems,
  inputOf,
  isStarted,
  sortErrors,
  textNames,
  withProblems,
  type Channel,
  type NewOrder,
  type OrderTexts,
} from './newOrder.ts';

const createOrderMutation = graphql(`
  mutation AdminCreateOrder($input: NewOrderInput!, $key: String!) {
    payload: createOrder(input: $input, idempotencyKey: $key) {
      order {
        id
        number
      }
      userErrors {
        field
        message
      }
    }
  }
`);

type Draft = Pick<NewOrder, 'payment' | 'language' | 'values' | 'lines'> & {
  /** The latest that was sent: the shop may have it. */
  attempt: Attempt | null;
};

const page = 'new';
const empty: Draft = {
  payment: 'PAID_IN_SHOP',
  language: 'FR',
  values: emptyTexts,
  lines: [],
  attempt: null,
};
const drafts = createDrafts<Draft>(() => texts.remembered);

const readChannel = (): Channel =>
  readEntry('orderChannel', (value) => channels.find((each) => each === value)) ?? 'PHONE';

export type NewOrderForm = ReturnType<typeof useNewOrder>;

/** The order that is being taken. What is refused or gets no response stays as it was typed. */
export function useNewOrder() {
  const navigate = useNavigate();
  const [before] = useState(() => drafts.find(page) ?? empty);
  const { ref, values, setValues, field, refuse } = useForm(before.values);
  const [channel, setChannel] = useState(readChannel);
  const [payment, setPayment] = useState(before.payment);
  const [language, setLanguage] = useState(before.language);
  const [lines, setLines] = useState(before.lines);
  const [attempt, setAttempt] = useState(before.attempt);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isBusy: isSending } = useAdminMutation(createOrderMutation);
  const order: NewOrder = { channel, payment, language, values, lines };
  const isDirty = isStarted(order);
  const forget = useDraft(
    drafts,
    page,
    isDirty ? { payment, language, values, lines, attempt } : null,
  );

  const chooseChannel = (chosen: Channel) => {
    setChannel(chosen);
    writeEntry('orderChannel', chosen);
  };
  const change = (next: Partial<OrderTexts>) => {
    for (const name of textNames) {
      const value = next[name];
      if (value !== undefined) field(name).onChange({ target: { value } });
    }
  };
  const discard = () => {
    setValues(empty.values);
    setLines(empty.lines);
    setPayment(empty.payment);
    setLanguage(empty.language);
    setProblem(null);
    refuse({});
  };

  const create = async () => {
    setProblem(null);
    const wrong = findProblems(order);
    if (wrong) {
      setLines(withProblems(lines, wrong.problems));
      refuse(wrong.errors);
      return;
    }
    const input = inputOf(order);
    // A retry without a response has the same key, so that there is no second order.
    const sent = attemptFor(attempt, input);
    setAttempt(sent);
    const reply = await send({ input, key: sent.key });
    if (!reply) {
      setProblem(texts.noReply);
      return;
    }
    if (reply.order) {
      forget();
      toast.success(texts.created(reply.order.number));
      void navigate(adminPaths.order(reply.order.id));
      return;
    }
    const { errors, problems, others } = sortErrors(lines, reply.userErrors);
    setLines((current) => withProblems(current, problems));
    refuse(errors);
    setProblem(others);
  };

  return {
    ref,
    order,
    field,
    change,
    chooseChannel,
    setPayment,
    setLanguage,
    setLines,
    problem,
    isDirty,
    isSending,
    create,
    discard,
    forget,
  };
}
