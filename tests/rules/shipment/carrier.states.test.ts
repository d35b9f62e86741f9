import { describe, expect, test } from 'vitest';
import { instantIn, wordsOf } from '../../../server/shipment/carrier/carrier.http.ts';
import { readOzonState } from '../../../server/shipment/carrier/ozon.states.ts';
import { readSenditState } from '../../../server/shipment/carrier/sendit.states.ts';

describe('the states of Sendit', () => {
  test.each([
    ['PENDING TO_PREPARE TO_PICKUP', 'CREATED'],
    ['PICKEDUP', 'COLLECTED'],
    ['WAREHOUSE TRANSIT DISTRIBUTED', 'IN_TRANSIT'],
    ['DELIVERING', 'OUT_FOR_DELIVERY'],
    ['UNREACHABLE POSTPONED SCHEDULED NEW_DESTINATION', 'ATTEMPT_FAILED'],
    ['DELIVERED', 'DELIVERED'],
    ['REJECTED', 'REFUSED'],
    ['CANCELED', 'CANCELLED'],
    ['RETOUR_PENDING RETURN_WAREHOUSE', 'RETURNING'],
    ['RETURN_SELLER RETURNED', 'RETURNED'],
  ])('%s are %s', (words, status) => {
    for (const word of words.split(' ')) {
      expect(readSenditState(word)).toEqual({ status, isPartial: false });
    }
  });

  test('a part is no state, and other words neither', () => {
    expect(readSenditState('PARTIALLY_DELIVERED')).toEqual({ status: null, isPartial: true });
    for (const word of ['', 'LIVRÉ', 'constructor', '__proto__']) {
      expect(readSenditState(word)).toEqual({ status: null, isPartial: false });
    }
    expect(readSenditState(' delivered ').status).toBe('DELIVERED');
  });
});

describe('the sentences of Ozon Express', () => {
  test.each([
    ['Nouveau Colis', 'CREATED'],
    ['En attente de ramassage', 'CREATED'],
    ['Ramassé', 'COLLECTED'],
    ['Colis ramassé par notre agent', 'COLLECTED'],
    ['Expédié', 'IN_TRANSIT'],
    ['Reçu à l’agence de Fès', 'IN_TRANSIT'],
    ['Mise en distribution', 'OUT_FOR_DELIVERY'],
    ['En cours de livraison', 'OUT_FOR_DELIVERY'],
    ['Pas de réponse + SMS', 'ATTEMPT_FAILED'],
    ['Client injoignable', 'ATTEMPT_FAILED'],
    ['Reporté au 12/03', 'ATTEMPT_FAILED'],
    ['Non livré', 'ATTEMPT_FAILED'],
    ['Boîte vocale', 'ATTEMPT_FAILED'],
    ['Refusé', 'REFUSED'],
    ['Le client a refusé', 'REFUSED'],
    ['Retour en cours', 'RETURNING'],
    ['En retour', 'RETURNING'],
    ['Retour reçu', 'RETURNED'],
    ['Retourné', 'RETURNED'],
    ['LIVRÉ', 'DELIVERED'],
    ['Colis livré', 'DELIVERED'],
    ['Votre colis a été livré le 3 mars', 'DELIVERED'],
    ['Remis au client', 'DELIVERED'],
    ['Remis au livreur', 'OUT_FOR_DELIVERY'],
    ['Annulé', 'CANCELLED'],
    ['Perdu', 'LOST'],
  ])('« %s » is %s', (sentence, status) => {
    expect(readOzonState(sentence)).toEqual({ status, isPartial: false });
  });

  test.each(['Chez le voisin', 'Livreur malade', 'Retard', '', '…', 'Presque livré'])(
    '« %s » is unknown',
    (sentence) => {
      expect(readOzonState(sentence)).toEqual({ status: null, isPartial: false });
    },
  );

  test('a part is no state', () => {
    expect(readOzonState('Livré partiellement')).toEqual({ status: null, isPartial: true });
  });
});

describe('what carriers write', () => {
  test.each([
    // An hour ahead in May, and none in Ramadan.
    ['2026-05-01 10:20:30', '2026-05-01T09:20:30.000Z'],
    ['2026-03-01 10:20:30', '2026-03-01T10:20:30.000Z'],
    ['2026-11-01T10:20', '2026-11-01T10:20:00.000Z'],
    ['2026-11-01T10:20:30+01:00', '2026-11-01T09:20:30.000Z'],
    ['2026-11-01T10:20:30.000Z', '2026-11-01T10:20:30.000Z'],
    ['hier', null],
    ['2026-13-45 10:20', null],
    [42, null],
    [null, null],
  ])('an instant of %j is %j', (text, instant) => {
    expect(instantIn(text)).toBe(instant);
  });

  test('has no credentials, phones and line ends in it', () => {
    const words = 'Clé top-secret refusée\r\n pour +212 6 12 34 56 78';
    expect(wordsOf(words, ['top-secret'])).toBe('Clé … refusée pour [phone]');
    expect(wordsOf('x'.repeat(1000))).toHaveLength(200);
    expect(wordsOf({})).toBe(null);
  });
});
