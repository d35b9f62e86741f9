import { DEFAULT_LANGUAGE } from '#shared/language.ts';
import { withoutLink } from '#shared/links.ts';
import type { Ports, Shop } from '../context.ts';
import { frMail } from '../mail/mail.fr.ts';
import { newMail } from '../mail/requested-mail.ts';
import type { MailTemplate } from '../mail/template.ts';
import { settingsWithin } from '../settings/settings.service.ts';
import { clockInWords } from '../shared/time.ts';
import { kindNames } from './appointment.calendar.ts';
import { appointmentShopMail as texts } from './appointment.fr.ts';
import type { AppointmentRecord } from './appointment.store.ts';

const KIND = 'APPOINTMENT_RECEIVED_BY_SHOP';

/** None once it is cancelled. */
const received: MailTemplate = async ({ store, publicUrl, shop }, { id, detail }) => {
  const appointment =
    detail === null ? undefined : await store.read.appointments.appointment(detail);
  if (!appointment || appointment.status === 'CANCELLED') return null;
  const { kind, localTime, name, phone, email, note } = appointment;
  const when = clockInWords(localTime, DEFAULT_LANGUAGE);
  const facts = [withoutLink(name), phone, email, note].filter((fact) => fact !== null);
  return {
    toName: shop.name,
    // The shop's addresses get a mail each, and each is a file of its own.
    label: id.toLowerCase().replaceAll('_', '-'),
    content: {
      subject: texts.subject(when),
      language: DEFAULT_LANGUAGE,
      title: texts.title,
      greeting: frMail.greeting(''),
      paragraphs: [`${kindNames[DEFAULT_LANGUAGE][kind]}, ${when}.`, ...facts],
      action: { label: texts.action, url: `${publicUrl}/admin/appointments` },
      order: null,
    },
  };
};

export const appointmentShopMails = { [KIND]: received } as const;

/** Must run in the booking's transaction. Each address for new orders gets one, above any limit. */
export async function queueShopMails(
  ports: Ports,
  { id: detail }: AppointmentRecord,
  { settings, now }: Pick<Shop, 'settings'> & { readonly now: Date },
): Promise<void> {
  const { orderEmails } = await settingsWithin(ports, { settings });
  const mails = orderEmails.map((to, at) =>
    newMail({ id: `${KIND}-${detail}-${at + 1}`, kind: KIND, detail, to }, now),
  );
  if (mails.length > 0) await ports.mails.add(...mails);
}
