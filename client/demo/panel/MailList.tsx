import { demoTexts } from '../demo.fr.ts';
import { formatAgo } from '../../ui/format/ago.ts';
import type { StoredMail } from '../page/connection.ts';
import './MailList.css';
import type { Mails } from './useMails.ts';

type Props = { mails: Mails; onOpen: (mail: StoredMail) => void };

export function MailList({ mails: { list, hasFailed }, onOpen }: Props) {
  const { title, none, failed, to } = demoTexts.mails;
  const now = new Date();
  return (
    <section aria-labelledby="demo-mails">
      <h3 id="demo-mails" className="demo-panel__heading">
        {title}
      </h3>
      {hasFailed ? <p role="alert">{failed}</p> : null}
      {list?.length === 0 ? <p className="mail-list__none">{none}</p> : null}
      <ul className="mail-list">
        {list?.map((mail) => (
          <li key={mail.id}>
            <button type="button" className="mail-list__mail" onClick={() => onOpen(mail)}>
              <span dir="auto" className="mail-list__subject">
                {mail.subject}
              </span>
              <span className="mail-list__about">
                {to(mail.to)} · {formatAgo(mail.at, now)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
