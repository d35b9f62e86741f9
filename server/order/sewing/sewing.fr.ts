import type { SomeSentences } from '../../shared/problem-codes.ts';

/** Problems of sewing, which staff alone run into. */
export const sewingProblems = {
  INVALID: {
    UNKNOWN_SEWING_JOB: () => 'Cette retouche n’existe pas, ou plus.',
  },
  NOT_ALLOWED_NOW: {
    SEWING: ({ number, articles }) =>
      `La commande ${number} attend encore ${articles.length === 1 ? 'une retouche' : 'des retouches'}\u00a0: ` +
      `${articles.map((article) => `«\u00a0${article}\u00a0»`).join(', ')}. Terminez d’abord, puis expédiez ou remettez.`,
    SEWN: ({ number }) =>
      `La commande ${number} a quitté la boutique\u00a0: sa retouche reste terminée.`,
  },
  VERSION_CONFLICT: {
    SEWING_JOB: () => 'Cette retouche a changé entre-temps. Rien n’a été enregistré.',
  },
} as const satisfies SomeSentences;
