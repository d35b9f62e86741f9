const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** Names of the states of parcels. */
export const shipmentStatuses = {
  UNCERTAIN: 'Réponse attendue',
  CREATED: 'Créé',
  COLLECTED: 'Collecté',
  IN_TRANSIT: 'En chemin',
  OUT_FOR_DELIVERY: 'En livraison',
  ATTEMPT_FAILED: 'Livraison manquée',
  REFUSED: 'Refusé',
  RETURNING: 'En retour',
  DELIVERED: 'Livré',
  RETURNED: 'Rendu',
  LOST: 'Perdu',
  CANCELLED: 'Annulé',
  READY: 'Prêt à retirer',
  PICKED_UP: 'Retiré',
} as const;

/** Texts of the back office about parcels. */
export const frShipments = {
  ship: {
    title: (count: number) => `Expédier ${plural(count, 'commande', 'commandes')}`,
    byCarrier: 'Confier à un transporteur',
    carrier: 'Transporteur',
    incomplete: (carrier: string) => `${carrier} (à compléter)`,
    hint: 'Scannez ou saisissez un numéro de colis par commande. Un champ vide n’ajoute pas de numéro.',
    parcelOf: (number: string) => `Colis de ${number}`,
    preview: 'Ce qui part',
    columns: {
      order: 'Commande',
      recipient: 'Destinataire',
      amount: 'À encaisser',
      parcel: 'Colis',
    },
    to: (city: string) => `Chez le transporteur\u00a0: ${city}`,
    nothing: 'Rien à encaisser',
    ready: 'Prêt à partir',
    blocked: (count: number) =>
      `${plural(count, 'commande bloquée ne partira pas', 'commandes bloquées ne partiront pas')}.`,
    none: 'Aucune de ces commandes ne peut partir.',
    submit: 'Expédier',
    submitting: 'Envoi au transporteur…',
    created: (number: string | null) =>
      number === null ? 'Parti, sans numéro' : `Colis ${number}`,
    uncertain: 'Le transporteur n’a pas encore répondu\u00a0: la boutique le lui redemande.',
    done: (count: number, carrier: string) =>
      `${plural(count, 'colis confié', 'colis confiés')} à ${carrier}.`,
    refused: (count: number) => plural(count, 'commande refusée', 'commandes refusées'),
    labels: 'Étiquettes du transporteur',
    labelsFile: 'etiquettes.pdf',
    undo: 'Annuler cette étape',
    close: 'Fermer',
  },
  parcels: {
    title: 'Colis',
    of: (carrier: string, number: string | null) =>
      number === null ? carrier : `${carrier}, ${number}`,
    state: (carrier: string, status: string) => `${carrier}\u00a0: ${status.toLowerCase()}`,
    reference: (id: string) => `Référence ${id}`,
    collects: (amount: string) => `${amount} à encaisser`,
    page: 'Suivre chez le transporteur',
    pageOf: (number: string) => `Suivre le colis ${number} chez le transporteur`,
    refresh: 'Actualiser',
    refreshAll: 'Actualiser les colis',
    refreshed: 'Le transporteur a répondu.',
    cancel: 'Annuler le colis',
    cancelTitle: (number: string) => `Annuler le colis ${number}\u00a0?`,
    cancelText:
      'Le transporteur ne viendra pas le chercher. La commande pourra être confiée à nouveau.',
    cancelled: 'Colis annulé.',
    eventsOf: (number: string) => `Ce qui est arrivé au colis ${number}`,
    noEvent: 'Rien n’est encore arrivé à ce colis.',
    test: 'Jouer le transporteur',
  },
  delivery: {
    promised: (from: string, to: string) =>
      from === to ? `Promise le ${from}.` : `Promise entre le ${from} et le ${to}.`,
    cityTitle: 'Ville à préciser',
    cityText: (city: string) =>
      `«\u00a0${city}\u00a0» n’est pas une ville de la liste. Choisissez laquelle c’est\u00a0: un transporteur en a besoin.`,
    city: 'Ville de la liste',
    cities: 'Villes proposées',
    choose: 'Choisir cette ville',
    unknown: 'Choisissez une ville de la liste.',
  },
} as const;
