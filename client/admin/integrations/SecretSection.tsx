import { useEffect, useRef } from 'react';

import { frIntegrations } from '../../text/fr.admin.integrations.ts';
import { CopyField } from '../page/CopyField.tsx';

type Props = { title: string; label: string; secret: string };

const texts = frIntegrations;

/** What stands nowhere else. */
export function SecretSection({ title, label, secret }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="surface admin-section integrations__form" aria-labelledby="secret-title">
      <h2 id="secret-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{texts.secretOnce}</p>
      <CopyField label={label} value={secret} copy={texts.copy} copied={texts.copied} />
    </section>
  );
}
