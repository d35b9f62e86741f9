import type { MailTemplate } from '../mail/template.ts';
import { frPasswordMail } from './staff.fr.ts';
import { linkMail, PREVIEW_TOKEN } from '../mail/link-mail.ts';
import { DEFAULT_LANGUAGE } from '../shared/isomorphic/language.ts';
import { newSetupLink, setupUrlOf } from './staff.set-up.ts';

const MINUTE_MS = 60_000;
const LIFETIME_MS = 30 * MINUTE_MS;

/** Its link is made when it is sent, and stored as a hash. Invitations stay valid beside it. */
const passwordMail: MailTemplate = async ({ store, clock, publicUrl, isPreview }, { id, to }) => {
  const staff = await store.read.staff.staffByEmail(to);
  if (!staff) return null;
  const token = isPreview
    ? PREVIEW_TOKEN
    : await store.transaction(async (ports) => {
        if (!(await ports.staff.staff(staff.id))) return null;
        return (await newSetupLink(ports.staff, staff.id, clock(), LIFETIME_MS)).token;
      });
  if (token === null) return null;
  const text = { ...frPasswordMail, url: setupUrlOf(publicUrl, token) };
  return linkMail({ id, language: DEFAULT_LANGUAGE }, text, { firstName: staff.name ?? '' });
};

export const staffMails = { STAFF_PASSWORD: passwordMail } as const;
