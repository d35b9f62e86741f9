import * as z from 'zod/mini';

import {
  optional,
  readEmail,
  readPhone,
  readPlainText,
  readText,
  readTypedPhone,
  required,
  type Reader,
} from '#shared/forms/form.ts';

const fields = (phone: Reader<string>) => ({
  name: required('FIELD', readPlainText),
  phone: required('FIELD', phone),
  email: optional(readEmail, null),
  note: optional(readPlainText, null),
});

/** Reads whom an appointment is for. */
export const appointmentForm = z.object(fields(readPhone));
export const typedAppointmentForm = z.object({
  startsAt: required('FIELD', readText),
  ...fields(readTypedPhone),
});
