import { frPeople } from '../../text/fr.admin.people.ts';

const texts = frPeople.audit;

/** In the address. */
export const auditParameters = { actor: 'personne', subject: 'chose' } as const;

/** As the server writes it for `npm run shop`. */
export const commandLine = 'npm run shop';
const apiToken = 'api-token:';

/** Of an actor without an account. */
export function actorName(actor: string) {
  if (actor === commandLine) return texts.commandLine;
  return actor.startsWith(apiToken) ? texts.apiToken(actor.slice(apiToken.length)) : actor;
}
