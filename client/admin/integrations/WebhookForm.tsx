import { frIntegrations } from '../../text/admin/integrations.fr.ts';
import { Field } from '../../ui/form/Field.tsx';
import type { Reply } from '../../apollo/usePayload.ts';
import { AdminForm } from '../form/AdminForm.tsx';
import { Section } from '../page/Section.tsx';
import { ChoiceGroups, chosenOf, eventGroups } from './ChoiceGroups.tsx';

type Settings = { url: string; events: string[] };

type Props<R extends Reply> = {
  title: string;
  submit: string;
  initial?: Settings;
  isEmptied?: boolean;
  save: (settings: Settings) => Promise<R | undefined>;
  onSaved: (reply: R) => void;
};

const texts = frIntegrations.webhooks;
const empty = { url: '', events: [] };

export function WebhookForm<R extends Reply>({
  title,
  submit,
  initial: { url, events } = empty,
  isEmptied = false,
  save,
  onSaved,
}: Props<R>) {
  return (
    <Section title={title}>
      <AdminForm
        fields={{ url, events: events.join(' ') }}
        blank={{ events: texts.noEvent }}
        submit={submit}
        isEmptied={isEmptied}
        send={(values) => save({ url: values.url, events: chosenOf(values.events) })}
        onDone={onSaved}
      >
        {(field) => (
          <>
            <Field
              {...field('url')}
              label={texts.url}
              hint={texts.urlHint}
              type="url"
              autoComplete="off"
              maxLength={2000}
              required
            />
            <ChoiceGroups {...field('events')} label={texts.eventsLabel} groups={eventGroups} />
          </>
        )}
      </AdminForm>
    </Section>
  );
}
