/** Here, not in text/: the build puts what is there into a chunk that every shopper loads. */
export const frSandbox = {
  title: 'Bac à sable GraphQL',
  query: 'Requête',
  variables: 'Variables',
  headers: 'En-têtes',
  response: 'Réponse',
  run: 'Exécuter',
  runHint: 'Ctrl + Entrée',
  documentation: 'Documentation',
  allTypes: 'Tous les types',
  noSchema: (reason: string) => `Le schéma n’a pas pu être lu\u00a0: ${reason}`,
  invalid: (name: string) => `${name}\u00a0: un objet JSON est attendu.`,
};
