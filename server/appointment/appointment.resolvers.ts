import type { Resolvers } from '../generated/resolvers.ts';
import { payloadOf } from '../shared/payload.ts';
import { appointmentKeyOf, canCancel } from './appointment.rules.ts';
import {
  appointmentCalendar,
  appointmentDays,
  appointmentSlots,
  bookAppointment,
  cancelAppointment,
  findAppointment,
} from './appointment.service.ts';

export const appointmentResolvers = {
  Query: {
    appointmentSlots: (_, args, context) => appointmentSlots(context, args),
    appointmentDays: (_, { kind }, context) => appointmentDays(context, kind),
    appointment: (_, { id, key }, context) => findAppointment(context, id, key),
  },
  Mutation: {
    bookAppointment: (_, { input, idempotencyKey }, context) =>
      payloadOf(context, 'appointment', () => bookAppointment(context, input, idempotencyKey)),
    cancelAppointment: (_, { id, key }, context) =>
      payloadOf(context, 'appointment', () => cancelAppointment(context, id, key)),
  },
  Appointment: {
    key: ({ id }, _, { trackingKeys }) => appointmentKeyOf(trackingKeys, id),
    calendar: (appointment, _, context) => appointmentCalendar(context, appointment),
    canCancel: (appointment, _, { clock }) => canCancel(appointment, clock()),
  },
} satisfies Resolvers;
