import { paths } from '#shared/paths.ts';
import { graphql } from '../generated/shop/index.ts';
import type { AppointmentKind } from '../generated/shop/graphql.ts';
import { appointmentTexts } from './appointment.fr.ts';

export const adviceHead = {
  title: appointmentTexts.advice.title,
  path: paths.advice(),
};

export const adviceDaysQuery = graphql(`
  query AdviceDays($kind: AppointmentKind!) {
    appointmentDays(kind: $kind)
  }
`);

export const adviceTimesQuery = graphql(`
  query AdviceTimes($kind: AppointmentKind!, $day: String!) {
    appointmentSlots(kind: $kind, from: $day, to: $day) {
      startsAt
      localTime
      seatsLeft
    }
  }
`);

export const adviceParameters = { kind: 'type', day: 'jour' } as const;

/** Kinds by their values in the address; the first one without any. */
export const kindsInAddress: readonly { kind: AppointmentKind; value: string }[] = [
  { kind: 'ADVICE', value: 'conseil' },
  { kind: 'FITTING', value: 'essayage' },
  { kind: 'PHONE', value: 'telephone' },
];

/** The choice in the address; the day is null for the first one that is free. */
export type AdviceChoice = { kind: AppointmentKind; day: string | null };

export function readAdviceChoice(parameters: URLSearchParams): AdviceChoice {
  const named = parameters.get(adviceParameters.kind);
  const day = parameters.get(adviceParameters.day) ?? '';
  const isDay = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return {
    kind: kindsInAddress.find(({ value }) => value === named)?.kind ?? 'ADVICE',
    day: isDay ? day : null,
  };
}

export function advicePath({ kind, day }: AdviceChoice) {
  const parameters = new URLSearchParams();
  const value = kindsInAddress.find((each) => each.kind === kind)?.value;
  if (kind !== 'ADVICE' && value !== undefined) parameters.set(adviceParameters.kind, value);
  if (day !== null) parameters.set(adviceParameters.day, day);
  return paths.advice(parameters.toString());
}
