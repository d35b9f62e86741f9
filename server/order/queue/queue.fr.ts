import type { Deliveries, Reason } from './queue.rules.ts';

type Writers = {
  readonly [C in Reason['code']]: (reason: Extract<Reason, { readonly code: C }>) => string;
};

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

const NUMBERS = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** « un colis sur trois est refusé », for at least one that is refused. */
function shareOf({ all, refused }: Deliveries): string {
  const share = refused / all;
  if (share > 0.9) return 'presque chaque colis est refusé';
  if (share > 0.58) return 'deux colis sur trois sont refusés';
  const of = Math.max(2, Math.round(all / refused));
  return `un colis sur ${NUMBERS[of - 2] ?? of} est refusé`;
}

const WRITERS: Writers = {
  HELD: () => 'destinataire retenu',
  POSSIBLE_DUPLICATE: ({ numbers }) =>
    `${numbers.length < 2 ? 'doublon possible' : 'doublons possibles'}\u00a0: ${numbers.join(', ')}`,
  REFUSED_BY_PHONE: ({ count }) => `${count} refus à ce numéro`,
  ACCEPTED_BY_PHONE: ({ count }) =>
    `${counted(count, 'colis accepté', 'colis acceptés')} à ce numéro`,
  NEW_PHONE: () => 'aucun colis encore livré à ce numéro',
  NO_PHONE: () => 'sans téléphone',
  FETCHED: () => 'retirée en boutique\u00a0: pas de transport à perdre',
  CITY: ({ city, deliveries }) => `à ${city} ${shareOf(deliveries)}`,
  NO_ANSWER: ({ count }) => `${counted(count, 'essai', 'essais')} sans réponse`,
  WRONG_NUMBER: () => 'faux numéro',
  DUPLICATE: () => 'commandée deux fois',
  WRONG_ORDER: () => 'commandée par erreur',
  TO_CANCEL: ({ days }) =>
    days < 1
      ? 'annulation proposée'
      : `sans confirmation depuis ${counted(days, 'jour', 'jours')}\u00a0: annulation proposée`,
  NEEDLESS: () => 'appel inutile',
};

/** The sentence of a reason, for staff. */
export function writeReason<C extends Reason['code']>(
  reason: Extract<Reason, { readonly code: C }>,
): string {
  // Each code has the writer of its reason.
  const write = WRITERS[reason.code as C];
  return write(reason);
}
