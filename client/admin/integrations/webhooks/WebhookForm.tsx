import { useState } from 'react';

import { frIntegrations } from '../../../text/fr.admin.integrations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useAdminForm, type Reply } from '../../page/useAdminForm.ts';
import { ChoiceGroups } from '../ChoiceGroups.tsx';
import { eventGroups } from '../choices.ts';

type Settings = { url: string; events: string[] };

type Props<R extends Reply> = {
  title: string;
  submit: string;
  initial: Settings;
  isBusy: boolean;
  save: (settings: Settings) => Promise<R | undefined>;
  onSaved: (reply: R) => void;
};

const texts = frIntegrations.webhooks;

export function WebhookForm<R extends Reply>({
  title,
  submit,
  initial,
  isBusy,
  save,
  onSaved,
}: Props<R>) {
  const { ref, values, field, send, problem } = useAdminForm({ url: initial.url });
  const [events, setEvents] = useState(initial.events);
  const [hasNoEvent, setHasNoEvent] = useState(false);
  const trySaving = async () => {
    setHasNoEvent(events.length === 0);
    const reply = await send(async () =>
      events.length === 0 ? undefined : save({ ...values, events }),
    );
    if (reply) onSaved(reply);
  };
  return (
    <section className="surface admin-section" aria-labelledby="webhook-form-title">
      <h2 id="webhook-form-title">{title}</h2>
      <Form ref={ref} className="integrations__form" isBusy={isBusy} onSubmit={trySaving}>
        <Field
          {...field('url')}
          label={texts.url}
          hint={texts.urlHint}
          type="url"
          autoComplete="off"
          maxLength={2000}
          required
        />
        <ChoiceGroups
          label={texts.eventsLabel}
          groups={eventGroups}
          chosen={events}
          error={hasNoEvent ? texts.noEvent : null}
          onChange={(chosen) => {
            setEvents(chosen);
            setHasNoEvent(false);
          }}
        />
        <FormProblem text={problem} />
        <div>
          <Button type="submit" disabled={isBusy}>
            {submit}
          </Button>
        </div>
      </Form>
    </section>
  );
}
