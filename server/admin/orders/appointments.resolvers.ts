import {
  cancelByShop,
  currentHours,
  findAppointments,
  markAppointment,
  saveOpeningHours,
} from '../../appointment/appointment.staff.service.ts';
import { APPOINTMENT_KINDS } from '../../appointment/appointment.store.ts';
import type { Resolvers } from '../../generated/admin.ts';
import { payloadOf } from '../../shared/payload.ts';

export const appointmentsResolvers = {
  Query: {
    appointments: (_, args, context) => findAppointments(context, args),
    openingHours: (_, __, context) => currentHours(context),
  },
  Mutation: {
    saveOpeningHours: (_, { input, expectedVersion }, context) =>
      payloadOf(context, 'openingHours', () => saveOpeningHours(context, input, expectedVersion)),
    cancelAppointment: (_, args, context) =>
      payloadOf(context, 'appointment', () => cancelByShop(context, args)),
    markAppointment: (_, args, context) =>
      payloadOf(context, 'appointment', () => markAppointment(context, args)),
  },
  OpeningHours: {
    seats: ({ seats }) => APPOINTMENT_KINDS.map((kind) => ({ kind, seats: seats[kind] })),
  },
} satisfies Resolvers;
