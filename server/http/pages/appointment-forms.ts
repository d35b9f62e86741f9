import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calendarMethod } from '../../appointment/appointment.calendar.ts';
import { appointmentKeyOf } from '../../appointment/appointment.rules.ts';
import {
  appointmentCalendar,
  bookAppointment,
  cancelAppointment,
  findAppointment,
} from '../../appointment/appointment.service.ts';
import { APPOINTMENT_KINDS } from '../../appointment/appointment.store.ts';
import type { Shop } from '../../context.ts';
import { LANGUAGES, languages, type Language } from '#shared/language.ts';
import { pages } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { Refusal } from '../../shared/problems.ts';
import { readAttempt } from '../../shared/idempotency.ts';
import { addressOf } from '../limits/address.ts';
import { acceptForms, leadOn, textsOf } from './sent-forms.ts';

interface Keyed {
  Params: { readonly appointmentId: string; readonly appointmentKey: string };
}

/** Answers the forms of appointments that browsers without script send, and serves the file for calendars. */
export function serveAppointmentForms(app: FastifyInstance, shop: Shop): void {
  acceptForms(app, (forms) => {
    for (const language of LANGUAGES) serveForms(forms, shop, language);
  });
  const calendar = `${pages.appointment.path}/agenda.ics`;
  app.get<Keyed>(calendar, async ({ params }, reply) => {
    const { appointmentId: id, appointmentKey: key } = params;
    const appointment = await findAppointment(shop, id, key);
    if (!appointment) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type(`text/calendar; charset=utf-8; method=${calendarMethod(appointment)}`)
      .send(await appointmentCalendar(shop, appointment));
  });
}

function serveForms(app: FastifyInstance, shop: Shop, language: Language): void {
  const { prefix } = languages[language];
  app.post(prefix + pages.advice.path, (request, reply) =>
    leadOn(shop, reply, wordsIn(language), async () => {
      const input = readBooking(request.body, language);
      // Sent twice, it is the same appointment.
      const { fingerprint } = readAttempt('sent-by-a-form', input);
      const about = { ...shop, language, clientAddress: addressOf(request.ip) };
      const { id } = await bookAppointment(about, input, fingerprint);
      return paths.appointment(id, appointmentKeyOf(shop.trackingKeys, id));
    }),
  );
  app.post<Keyed>(prefix + pages.appointment.path, (request, reply) =>
    leadOn(shop, reply, wordsIn(language), async () => {
      const { appointmentId: id, appointmentKey: key } = request.params;
      await cancelAppointment(shop, id, key);
      return paths.appointment(id, key);
    }),
  );
}

/** Refuses with INVALID what the form does not offer. */
function readBooking(body: FastifyRequest['body'], language: Language) {
  const text = textsOf(body);
  const kind = APPOINTMENT_KINDS.find((each) => each === text('kind'));
  const startsAt = Date.parse(text('startsAt'));
  if (kind === undefined || Number.isNaN(startsAt)) {
    throw new Refusal({ code: 'INVALID', reason: 'SLOT', field: 'startsAt' });
  }
  return {
    kind,
    startsAt: new Date(startsAt).toISOString(),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    note: text('note'),
    language,
  };
}

const texts = {
  FR: {
    title: 'Rendez-vous non enregistré',
    back: 'Revenez à la page précédente\u00a0: ce que vous avez écrit y est encore.',
    again: 'Choisir une heure',
  },
  AR: {
    title: 'لم يُحجز الموعد',
    back: 'ارجع إلى الصفحة السابقة: ما كتبته ما زال فيها.',
    again: 'اختيار ساعة',
  },
  EN: {
    title: 'Appointment not booked',
    back: 'Go back to the page before: what you wrote is still there.',
    again: 'Choose a time',
  },
} as const satisfies Readonly<Record<Language, object>>;

const wordsIn = (language: Language) => ({ language, ...texts[language], path: paths.advice() });
