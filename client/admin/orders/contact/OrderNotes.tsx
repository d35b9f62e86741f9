import { useState } from 'react';

import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { formatDateTime } from '../../../ui/format/date.ts';
import type { OrderNotes_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { Section } from '../../page/Section.tsx';
import './OrderContacts.css';
import { useDraft } from '../../form/drafts.ts';
import { createOrderDrafts } from '../orderDrafts.ts';
import { newestFirst } from './newestFirst.ts';

graphql(`
  fragment OrderNotes_order on Order {
    id
    notes {
      at
      by
      text
    }
  }
`);

const addNoteMutation = graphql(`
  mutation AdminAddOrderNote($id: ID!, $text: String!) {
    payload: addOrderNote(id: $id, text: $text) {
      order {
        id
        ...OrderNotes_order
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const texts = frOrders.notes;
const drafts = createOrderDrafts<string>('note');

/** Shows notes by staff, which shoppers never see. */
export function OrderNotes({ order: { id, notes } }: { order: OrderNotes_OrderFragment }) {
  const [text, setText] = useState(() => drafts.find(id) ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isBusy } = useAdminMutation(addNoteMutation);
  useDraft(drafts, id, text.trim() === '' ? null : text);

  const add = async () => {
    const payload = await send({ id, text });
    if (!payload) return;
    const [error] = payload.userErrors;
    setProblem(error?.message ?? null);
    if (!error) setText('');
  };

  return (
    <Section title={texts.title}>
      <form
        noValidate
        className="not-printed"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void add();
        }}
      >
        <TextArea
          label={texts.add}
          dir="auto"
          rows={2}
          value={text}
          error={problem}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="order-contacts__buttons row-2">
          <Button type="submit" variant="secondary" disabled={isBusy}>
            {texts.submit}
          </Button>
        </div>
      </form>
      {notes.length === 0 ? null : (
        <ol className="order-contacts__list stack-3" aria-label={texts.title}>
          {newestFirst(notes).map(({ key, entry: note }) => (
            <li key={key}>
              <p className="order-contacts__note" dir="auto">
                {note.text}
              </p>
              <span>
                <time dateTime={note.at}>{formatDateTime(note.at)}</time> · {note.by}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
