import type { MailTemplate } from '../mail/template.ts';
import { readDevice } from '../mail/device-mail.ts';
import { linkMail, PREVIEW_TOKEN, type LinkText } from '../mail/link-mail.ts';
import { deviceName } from '../mail/mail.fr.ts';
import type { MailRecord } from '../mail/mail.store.ts';
import { DEFAULT_LANGUAGE } from '#shared/language.ts';
import { withoutLink } from '#shared/links.ts';
import { momentInMorocco } from '../shared/time.ts';
import { frPasswordMail, frStaffEventMails } from './staff.fr.ts';
import { newSetupLink, setupUrlOf } from './staff.set-up.ts';

const MINUTE_MS = 60_000;
const LIFETIME_MS = 30 * MINUTE_MS;

/** Makes its link when it is sent, and stores the hash. Invitations stay valid beside it. */
const passwordMail: MailTemplate = async (context, { id, to }) => {
  const { store, clock, publicUrl, shop, isPreview } = context;
  const staff = await store.read.staff.staffByEmail(to);
  if (!staff) return null;
  const token = isPreview
    ? PREVIEW_TOKEN
    : await store.transaction(async (ports) => {
        if (!(await ports.staff.staff(staff.id))) return null;
        return (await newSetupLink(ports.staff, staff.id, clock(), LIFETIME_MS)).token;
      });
  if (token === null) return null;
  const text = { ...frPasswordMail(shop), url: setupUrlOf(publicUrl, token) };
  return linkMail({ id, language: DEFAULT_LANGUAGE }, text, { firstName: staff.name ?? '' });
};

type Texts = ReturnType<typeof frStaffEventMails>;

/** Reports an event of a staff account; nothing is sent once its owner has no access any more. */
const eventMail =
  (
    textOf: (texts: Texts, mail: MailRecord, moment: string) => Omit<LinkText, 'url'>,
  ): MailTemplate =>
  async ({ store, publicUrl, shop }, mail) => {
    const staff = await store.read.staff.staffByEmail(mail.to);
    if (!staff) return null;
    const moment = momentInMorocco(mail.createdAt, DEFAULT_LANGUAGE);
    const text = { ...textOf(frStaffEventMails(shop), mail, moment), url: `${publicUrl}/admin` };
    return linkMail({ id: mail.id, language: DEFAULT_LANGUAGE }, text, {
      firstName: staff.name ?? '',
    });
  };

export const staffMails = {
  STAFF_PASSWORD: passwordMail,
  STAFF_PASSKEY_ADDED: eventMail(({ STAFF_PASSKEY_ADDED: text }, { detail }, moment) => ({
    ...text,
    paragraphs: text.paragraphs(withoutLink(detail ?? ''), moment),
  })),
  STAFF_NEW_DEVICE: eventMail(({ STAFF_NEW_DEVICE: text }, { detail }, moment) => {
    const { browser, system } = readDevice(detail);
    return { ...text, paragraphs: text.paragraphs(deviceName(browser, system), moment) };
  }),
} as const;
