import { useEffect, useRef } from 'react';

import { demoTexts } from '../demo.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { StoredMail } from '../page/connection.ts';
import './MailView.css';

export function MailView({ mail, onBack }: { mail: StoredMail; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { subject, to, html } = mail;
  return (
    <article className="mail-view" aria-labelledby="demo-mail">
      <Button variant="quiet" onClick={onBack}>
        {demoTexts.mails.back}
      </Button>
      <h3 id="demo-mail" dir="auto" ref={heading} tabIndex={-1} className="mail-view__subject">
        {subject}
      </h3>
      <p className="mail-view__to">{demoTexts.mails.to(to)}</p>
      <iframe
        className="mail-view__content"
        title={subject}
        // Links open in a new tab, as in a mail program; scripts do not run.
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={html}
      />
    </article>
  );
}
