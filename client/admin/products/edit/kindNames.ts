import kinds from '../../../../seed/kinds.json';

/** French names of the kinds of articles that searches know, by code. */
export const kindNames: Readonly<Record<string, string>> = Object.fromEntries(
  kinds.map(({ kind, names }) => [kind, names.FR]),
);
