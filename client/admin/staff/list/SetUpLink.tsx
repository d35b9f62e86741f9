import { useEffect, useRef } from 'react';

import { frPeople } from '../../../text/fr.admin.people.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { AdminIcon } from '../../page/AdminIcon.tsx';
import type { Invitation } from './useAddStaff.ts';

type Props = { invitation: Invitation };

const texts = frPeople.staff;

export function SetUpLink({ invitation: { email, setupUrl } }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  // Without permission or https there is no clipboard: the field can still be selected.
  const copy = () =>
    navigator.clipboard?.writeText(setupUrl).then(
      () => announce(texts.copied),
      () => undefined,
    );
  return (
    <section className="surface admin-section staff-list__link" aria-labelledby="link-title">
      <h2 id="link-title" ref={title} tabIndex={-1}>
        {texts.linkTitle(email)}
      </h2>
      <p>{texts.linkText}</p>
      <Field
        label={texts.link}
        value={setupUrl}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div>
        <Button variant="secondary" onClick={() => void copy()}>
          <AdminIcon name="copy" size={20} />
          {texts.copy}
        </Button>
      </div>
    </section>
  );
}
