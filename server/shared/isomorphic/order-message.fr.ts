/** Text of a shop that has none of its own. */
export const orderMessage =
  'Bonjour {nom}, ici Belle Vue. Nous avons bien reçu votre commande {numero} de {montant}. ' +
  'Pour la confirmer ou la suivre\u00a0: {lien}';
