import type { ComponentProps } from 'react';

import { ConfirmButton } from '../page/ConfirmButton.tsx';
import { Section } from '../page/Section.tsx';

type Props = {
  texts: { title: string; ask: string; text: string };
  action: ComponentProps<typeof ConfirmButton>['action'];
};

/** The last part of a page: removes what it edits. */
export function Removal({ texts: { title, ask, text }, action }: Props) {
  return (
    <Section title={title} className="surface admin-form">
      <p className="note">{text}</p>
      <div>
        <ConfirmButton label={title} title={ask} confirm={title} action={action}>
          <p>{text}</p>
        </ConfirmButton>
      </div>
    </Section>
  );
}
