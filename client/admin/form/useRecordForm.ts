import { useNavigate } from 'react-router-dom';

import { toast } from '../../ui/feedback/toast.ts';
import { useDetailForm } from './useDetailForm.ts';

type DetailOptions<Values extends FormValues, Base extends Stored> = Parameters<
  typeof useDetailForm<Values, Base>
>[0];

type FormValues = Record<string, unknown>;
/** A record with a page of its own; a new one is null or has an empty id. */
type Stored = { id: string; version: number } | null;

type Options<Values extends FormValues, Base extends Stored, Input> = Omit<
  DetailOptions<Values, Base>,
  'page' | 'send' | 'onSaved'
> & {
  inputOf: (base: Base, values: Values) => Input;
  /** Sends the mutation that saves it, whose payload aliases the record to `record`. */
  send: (variables: { input: Input; version: number | null }) => Promise<
    | {
        record?: Base | null;
        userErrors: readonly { field?: string | null; message: string }[];
      }
    | undefined
  >;
  /** Text of a toast. */
  saved: string;
  pathTo: (id: string) => string;
};

/** The form of a record with a page of its own, which opens once a new one is saved. */
export function useRecordForm<Values extends FormValues, Base extends Stored, Input>({
  inputOf,
  send,
  saved,
  pathTo,
  ...options
}: Options<Values, Base, Input>) {
  const navigate = useNavigate();
  const form = useDetailForm<Values, Base>({
    ...options,
    page: options.latest?.id || 'new',
    async send(from, values) {
      const version = from?.id ? from.version : null;
      const reply = await send({ input: inputOf(from, values), version });
      return reply && { latest: reply.record ?? null, userErrors: reply.userErrors };
    },
    onSaved(record) {
      toast.success(saved);
      if (options.latest?.id || !record) return;
      form.forget();
      void navigate(pathTo(record.id), { replace: true });
    },
  });
  return form;
}
