const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** The back office's texts about files of other shops, beside those of `frImport`. */
export const frOtherShops = {
  from: 'D’où vient le fichier\u00a0?',
  sources: {
    OWN: 'Un tableur, ou cette boutique',
    SHOPIFY: 'Shopify',
    WOOCOMMERCE: 'WooCommerce',
    PRESTASHOP: 'PrestaShop',
    YOUCAN: 'YouCan',
  },
  where: {
    OWN: 'Un fichier CSV, une ligne par produit ou par taille. Les produits que le fichier ne nomme pas restent comme ils sont, et rien n’est écrit avant votre accord.',
    SHOPIFY:
      'Dans Shopify\u00a0: Produits, Exporter, «\u00a0Tous les produits\u00a0», «\u00a0CSV simple\u00a0». Rien n’est écrit avant votre accord.',
    WOOCOMMERCE:
      'Dans WordPress\u00a0: Produits, Tous les produits, Exporter, toutes les colonnes. Rien n’est écrit avant votre accord.',
    PRESTASHOP:
      'Dans PrestaShop\u00a0: Catalogue, Produits, Exporter en CSV, et le fichier des déclinaisons à part. Les prix sont hors taxes\u00a0: la TVA de la boutique est ajoutée. Rien n’est écrit avant votre accord.',
    YOUCAN: 'Dans YouCan\u00a0: Produits, Exporter, CSV. Rien n’est écrit avant votre accord.',
  },
  combinations: 'Ajouter le fichier des déclinaisons',
  pictures: 'Ajouter un ZIP de photos',
  picturesHint:
    'Les photos sont reprises de leurs adresses. Celles du ZIP passent devant, par leur nom de fichier.',
  notes: {
    title: 'Repris autrement que dans le fichier',
    intro: 'Ces produits sont importés quand même.',
  },
  redirects: (count: number) =>
    count < 2
      ? 'Une ancienne adresse mènera à sa page d’ici.'
      : `${count} anciennes adresses mèneront à leurs pages d’ici.`,
  customers: {
    title: 'Importer des clients',
    help: 'L’export des clients de Shopify, WooCommerce, PrestaShop, YouCan, ou un tableur. Aucun mot de passe n’est repris et aucun e-mail n’est envoyé\u00a0: chacun entre par «\u00a0Mot de passe oublié\u00a0». Les comptes qui existent restent comme ils sont.',
    preview: 'Aperçu',
    customer: 'Client',
    address: 'Adresse reprise',
    withAddress: 'oui',
    confirm: (count: number) => `Importer ${plural(count, 'client', 'clients')}`,
    leftOut: 'Laissé de côté',
    leftOutIntro: 'Ces lignes ne deviennent pas des comptes.',
    notes: 'Repris autrement que dans le fichier',
    notesIntro: 'Ces clients sont importés quand même.',
    missingEmail: 'Une colonne doit être celle des e-mails\u00a0: choisissez-la.',
  },
  redirectList: {
    title: 'Anciennes adresses',
    count: (count: number) => plural(count, 'adresse', 'adresses'),
    search: 'Chercher une adresse',
    searchHint: 'Ancienne ou nouvelle',
    columns: { from: 'Ancienne adresse', to: 'Mène à', state: 'État' },
    hidden: 'Page absente',
    none: 'Aucune ancienne adresse. L’import d’une autre boutique ajoute les siennes.',
    noneFound: 'Aucune adresse ne correspond.',
    showAll: 'Voir toutes les adresses',
    remove: (from: string) => `Retirer ${from}`,
    removed: 'L’adresse ne mène plus nulle part.',
    add: 'Ajouter des adresses',
    table: 'Anciennes et nouvelles adresses',
    tableHint:
      'Une par ligne\u00a0: l’ancienne, un point-virgule, la nouvelle. Vous pouvez coller deux colonnes d’un tableur. Exemple\u00a0: /produit/robe-lin\u00a0; /products/robe-lin',
    pasteFirst: 'Écrivez ou collez au moins une adresse.',
    save: 'Ajouter',
    saved: (count: number) => plural(count, 'adresse ajoutée', 'adresses ajoutées'),
    line: (line: number, message: string) => `Ligne ${line}\u00a0: ${message}`,
  },
} as const;
