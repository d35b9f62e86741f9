import { fr } from '../http.fr.ts';

const { rateLimited, overloaded, unavailable } = fr.rest;

export const refusalTexts = {
  title: 'Un instant · Belle Vue',
  retry: 'Réessayer',
  messages: { rateLimited, overloaded, unavailable },
};
