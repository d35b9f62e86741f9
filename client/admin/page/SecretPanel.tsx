import { useEffect, useRef } from 'react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { AdminIcon } from './AdminIcon.tsx';
import { Section } from './Section.tsx';

type Props = {
  title: string;
  label: string;
  secret: string;
  texts?: { text: string; copy: string; copied: string };
};

/** Shows a secret once; it stands nowhere else. Needs a `key`, as each takes the focus. */
export function SecretPanel({ title, label, secret, texts = frAdmin.secret }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Without permission or https there is no clipboard: the field can still be selected.
  const copy = () =>
    navigator.clipboard?.writeText(secret).then(
      () => announce(texts.copied),
      () => undefined,
    );
  return (
    <Section title={title} titleRef={heading} className="surface admin-form">
      <p>{texts.text}</p>
      <Field label={label} value={secret} readOnly onFocus={({ target }) => target.select()} />
      <div>
        <Button variant="secondary" onClick={() => void copy()}>
          <AdminIcon name="copy" size={20} />
          {texts.copy}
        </Button>
      </div>
    </Section>
  );
}
