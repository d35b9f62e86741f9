import { fold } from '#shared/fold.ts';
import type { ShipmentStatus } from '../shipment.states.ts';
import type { ReadState } from './sendit.states.ts';

/** How sentences begin, folded; a longer beginning goes first. Ozon's states are free French text. */
const BEGINNINGS: Readonly<Partial<Record<ShipmentStatus, readonly string[]>>> = {
  CREATED: [
    'nouveau colis',
    'nouveau',
    'cree',
    'enregistre',
    'attente de ramassage',
    'en attente de ramassage',
    'en attente',
    'a ramasser',
    'pret',
    'en preparation',
    'prepare',
  ],
  COLLECTED: ['ramasse', 'collecte', 'recupere', 'enleve'],
  IN_TRANSIT: [
    'expedie',
    'en transit',
    'en route',
    'en cours d acheminement',
    'en cours de transfert',
    'transfere',
    'recu',
    'recu par agence',
    'recu a l agence',
    'recu par le hub',
    'arrive',
    'au hub',
    'a l agence',
    'en agence',
    'en entrepot',
  ],
  OUT_FOR_DELIVERY: [
    'mise en distribution',
    'mis en distribution',
    'en distribution',
    'en cours de distribution',
    'distribution',
    'en cours de livraison',
    'en livraison',
    'sorti pour livraison',
    'remis au livreur',
    'chez le livreur',
    'avec le livreur',
  ],
  ATTEMPT_FAILED: [
    'pas de reponse',
    'pas reponse',
    'sans reponse',
    'ne repond pas',
    'injoignable',
    'boite vocale',
    'occupe',
    'absent',
    'reporte',
    'report',
    'livraison reportee',
    'programme',
    'numero errone',
    'numero incorrect',
    'faux numero',
    'adresse erronee',
    'adresse incorrecte',
    'hors zone',
    'non livre',
    'pas livre',
    'demande de suivi',
    'en voyage',
  ],
  REFUSED: ['refuse', 'refus'],
  RETURNING: [
    'en retour',
    'retour',
    'retour en cours',
    'en cours de retour',
    'retour en transit',
    'retour expedie',
    'retour prepare',
    'retour recu par agence',
  ],
  DELIVERED: [
    'livre',
    'recu par le client',
    'recu par client',
    'recu par le destinataire',
    'remis au client',
    'remis au destinataire',
  ],
  RETURNED: [
    'retourne',
    'retour recu',
    'retour livre',
    'retour client recu',
    'retour remis',
    'rendu a l expediteur',
    'rendu au vendeur',
  ],
  LOST: ['perdu', 'egare', 'vole'],
  CANCELLED: ['annule'],
};

const PARTIAL = ['livre partiellement', 'livre en partie', 'livraison partielle'];

const beginnings: ReadonlyArray<readonly [string, ReadState]> = [
  ...Object.entries(BEGINNINGS).flatMap(([status, texts]) =>
    // The keys are those of the table.
    texts.map((text) => [text, { status: status as ShipmentStatus, isPartial: false }] as const),
  ),
  ...PARTIAL.map((text) => [text, { status: null, isPartial: true }] as const),
].toSorted(([one], [other]) => other.length - one.length);

/** Words before the state itself. */
const OPENING = /^(?:(?:le |votre )?(?:colis|client|destinataire) )?(?:(?:est|a ete|a) )?/;
const UNKNOWN: ReadState = { status: null, isPartial: false };

/** Gives a null status for a sentence that begins with no known words. */
export function readOzonState(sentence: string): ReadState {
  const folded = fold(sentence);
  // « Nouveau colis » begins with no opening, « Client injoignable » does.
  for (const text of [folded, folded.replace(OPENING, '')]) {
    const found = beginnings.find(([begun]) => isBegunBy(text, begun));
    if (found) return found[1];
  }
  return UNKNOWN;
}

/** Participles agree: « livrée », « expédiés ». */
function isBegunBy(text: string, beginning: string): boolean {
  if (!text.startsWith(beginning)) return false;
  return /^(?:e?s?)?(?: |$)/.test(text.slice(beginning.length));
}
