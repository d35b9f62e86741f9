import { isolated, pathIn, type Language, type Translated } from '#shared/language.ts';
import { withoutLink } from '#shared/links.ts';
import { paths } from '#shared/paths.ts';
import type { Shop } from '../context.ts';
import { linkMail } from '../mail/link-mail.ts';
import type { MailRecord } from '../mail/mail.store.ts';
import type { MailDraft, MailTemplate, TemplateContext } from '../mail/template.ts';
import { clockInWords } from '../shared/time.ts';
import { calendarMethod, calendarOf, kindNames } from './appointment.calendar.ts';
import { appointmentMails as arabic } from './appointment.ar.ts';
import { appointmentMails as english } from './appointment.en.ts';
import { appointmentMails as french } from './appointment.fr.ts';
import { appointmentKeyOf } from './appointment.rules.ts';
import type { AppointmentRecord } from './appointment.store.ts';

type Texts = Translated<typeof french>;

const texts: Readonly<Record<Language, Texts>> = { FR: french, AR: arabic, EN: english };

/** The page that shows and cancels it, in its language. */
export function appointmentUrl(
  { publicUrl, trackingKeys }: { readonly publicUrl: string } & Pick<Shop, 'trackingKeys'>,
  { id, language }: Pick<AppointmentRecord, 'id' | 'language'>,
): string {
  return publicUrl + pathIn(language, paths.appointment(id, appointmentKeyOf(trackingKeys, id)));
}

/** None once it is cancelled: that has a mail of its own. */
const booked: MailTemplate = async (context, mail) => {
  const appointment = await appointmentOf(context, mail);
  if (!appointment || appointment.status === 'CANCELLED') return null;
  const { language, kind, phone } = appointment;
  const { subject, title, inShop, byPhone, calendar, cancel, action } =
    texts[language].APPOINTMENT_BOOKED;
  const when = clockInWords(appointment.localTime, language);
  return draftOf(context, mail, appointment, {
    subject: subject(when),
    title,
    paragraphs: [
      aboutOf(appointment, when),
      kind === 'PHONE' ? byPhone(phone) : inShop,
      `${calendar} ${cancel}`,
    ],
    action,
    url: appointmentUrl(context, appointment),
  });
};

const cancelled: MailTemplate = async (context, mail) => {
  const appointment = await appointmentOf(context, mail);
  if (!appointment) return null;
  const { language, cancelReason } = appointment;
  const { subject, title, byShopper, byShop, again, action } =
    texts[language].APPOINTMENT_CANCELLED;
  const when = clockInWords(appointment.localTime, language);
  const reason = cancelReason === null ? byShopper : byShop(isolated(withoutLink(cancelReason)));
  return draftOf(context, mail, appointment, {
    subject: subject(when),
    title,
    paragraphs: [aboutOf(appointment, when), reason, again],
    action,
    url: context.publicUrl + pathIn(language, paths.advice()),
  });
};

export const appointmentMailTemplates = {
  APPOINTMENT_BOOKED: booked,
  APPOINTMENT_CANCELLED: cancelled,
} as const;

const aboutOf = ({ kind, language }: AppointmentRecord, when: string) =>
  `${kindNames[language][kind]}, ${when}.`;

function draftOf(
  context: TemplateContext,
  mail: MailRecord,
  appointment: AppointmentRecord,
  text: Parameters<typeof linkMail>[1],
): MailDraft {
  return {
    ...linkMail(mail, text, { firstName: appointment.name }),
    calendar: {
      method: calendarMethod(appointment),
      text: calendarOf(appointment, {
        name: context.shop.name,
        url: appointmentUrl(context, appointment),
      }),
    },
  };
}

async function appointmentOf({ store }: TemplateContext, { detail }: MailRecord) {
  return detail === null ? undefined : store.read.appointments.appointment(detail);
}
