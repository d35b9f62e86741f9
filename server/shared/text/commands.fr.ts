export const plural = (count: number, one: string, many: string) =>
  `${count} ${count < 2 ? one : many}`;

/** Apart: pages of the demo need none of the others. */
export const notUtf8 =
  'Le fichier n’est pas en UTF-8. Dans Excel\u00a0: Enregistrer sous, «\u00a0CSV UTF-8 (délimité par des virgules)\u00a0».';

/** Texts of several features' commands and files. */
export const frCli = {
  more: (count: number) => `… et ${plural(count, 'autre', 'autres')} (--json les montre tous).`,
  file: {
    yes: 'oui',
    no: 'non',
    tooLarge: (bytes: number) =>
      `Le fichier est trop grand\u00a0: ${bytes / 1024 / 1024}\u00a0Mo au plus.`,
  },
} as const;
