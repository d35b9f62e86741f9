import { useEffect, useRef } from 'react';

import { frPeople } from '../../../text/fr.admin.people.ts';
import { CopyField } from '../../page/CopyField.tsx';
import type { Invitation } from './useAddStaff.ts';

type Props = { invitation: Invitation };

const texts = frPeople.staff;

export function SetUpLink({ invitation: { email, setupUrl } }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="surface admin-section staff-list__link" aria-labelledby="link-title">
      <h2 id="link-title" ref={title} tabIndex={-1}>
        {texts.linkTitle(email)}
      </h2>
      <p>{texts.linkText}</p>
      <CopyField label={texts.link} value={setupUrl} copy={texts.copy} copied={texts.copied} />
    </section>
  );
}
