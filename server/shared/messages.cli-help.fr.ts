export const frCliHelp = {
  program: 'Tient la boutique Belle Vue\u00a0: commandes et catalogue, boutique ouverte ou fermée.',
  exitCodes: `
Codes de sortie\u00a0: 0 fait\u00a0; 1 refusé, rien n’a été modifié\u00a0; 64 commande mal écrite\u00a0; 66 fichier ou
magasin introuvable\u00a0; 69 magasin injoignable\u00a0; 73 fichier impossible à écrire\u00a0; 75 magasin occupé ou
interrompu\u00a0; sinon comme npm start.`,
  usage: '<commande> [options]',
  titles: {
    'Usage:': 'Utilisation\u00a0:',
    'Arguments:': 'Arguments\u00a0:',
    'Options:': 'Options\u00a0:',
    'Commands:': 'Commandes\u00a0:',
  } as Readonly<Record<string, string>>,
  help: 'montre cette aide',
  json: 'répond en JSON (montants en centimes), les erreurs aussi, sur la sortie d’erreur',
  numbers: 'numéros de commandes, tels que BV-421000',
  number: 'numéro d’une commande, tel que BV-421000',
  ids: 'identifiants de produits',
  together: `
Plusieurs commandes ensemble\u00a0: si l’une est refusée, aucune n’est modifiée.`,
  orders: {
    group: 'les commandes des clients',
    list: 'les commandes, la plus récente d’abord',
    status: 'seulement dans ces états, par exemple PENDING PAID',
    limit: 'combien en montrer, 50 sans cette option, 1000 au plus',
    returns: 'seulement celles dont un retour est demandé et pas encore reçu',
    show: 'tout d’une commande',
    confirm: 'En attente ou Payée → Confirmée',
    prepare: 'Confirmée → Préparée',
    ship: 'Confirmée ou Préparée → Expédiée, et l’annonce par e-mail',
    parcel: 'numéro de colis du transporteur, pour une seule commande',
    deliver: 'Expédiée → Livrée',
    cancel: 'avant l’expédition → Annulée, et l’annonce par e-mail',
    cancelMore: `
Une commande payée par carte est remboursée automatiquement.`,
    refuse: 'Expédiée → Refusée à la livraison',
    return: 'Livrée → Retournée',
  },
  customers: {
    group: 'les comptes des clients',
    export: 'écrit en JSON tout ce que la boutique garde d’un client (loi 09-08)',
    delete: 'supprime un compte et ses données, pour toujours',
    deleteMore: `
Les commandes restent pour la comptabilité, sans nom, téléphone, e-mail ni rue\u00a0; celles qui ne sont
pas parties sont annulées, et remboursées si elles sont payées. Refusé pendant un paiement par carte.`,
    email: 'adresse e-mail du compte',
    file: 'fichier à écrire\u00a0; sans lui, sur la sortie standard',
  },
  staff: {
    group: 'les accès à la gestion (/admin)',
    list: 'qui a un accès, et quel rôle',
    add: 'donne un accès, ou le renouvelle\u00a0: imprime un lien à transmettre',
    addMore: `
Le lien sert une seule fois, dans les 7 jours\u00a0: il fait choisir un nom et un mot de passe. Pour une
adresse déjà connue, le rôle change tout de suite\u00a0; le mot de passe et les sessions restent jusqu’à ce
que le lien serve. Il doit toujours rester un propriétaire (OWNER).`,
    role: 'OWNER (tout) ou STAFF (tout, sauf l’équipe et le journal)',
    remove: 'retire un accès et ferme ses sessions, tout de suite',
    email: 'adresse e-mail de la personne',
  },
  tokens: {
    group: 'les jetons d’API des programmes (GraphQL de la gestion, exports)',
    list: 'les jetons, sans leur secret',
    create: 'crée un jeton et imprime son secret, une seule fois',
    createMore: `
Droits\u00a0: catalog:read, catalog:write, orders:read, orders:write, stock:write, customers:read,
webhooks:write. Le programme envoie le secret dans l’en-tête «\u00a0Authorization: Bearer bv_…\u00a0».`,
    name: 'à quoi il sert, par exemple le nom du programme',
    scopes: 'les droits, séparés par des virgules',
    expires: 'date de fin, telle que 2027-06-30\u00a0; sans elle, jamais',
    revoke: 'retire un jeton, tout de suite',
    id: 'identifiant du jeton, de «\u00a0tokens list\u00a0»',
  },
  store: {
    group: 'les données de la boutique',
    verify: 'lit toutes les données et les compte, boutique ouverte ou fermée',
    backup: 'écrit toute la boutique dans un seul fichier, boutique ouverte ou fermée',
    backupFile:
      'fichier à écrire\u00a0; mis dans un dossier vide sous le nom shop.json, il est la boutique',
    copy: 'copie toute la boutique, fermée, vers un dossier ou une base PostgreSQL vide',
    copyFrom: 'd’où\u00a0: un dossier, ou l’adresse d’une base (postgres://…)',
    copyTo: 'vers où, de même\u00a0: il ne doit rien y avoir',
    copyMore: `
La copie est relue et comparée avant d’être gardée\u00a0; si elle échoue, la cible reste vide.
L’original n’est pas modifié. Toutes les instances doivent être arrêtées.`,
    recover: 'sauve ce qui peut l’être de données abîmées, boutique fermée',
    recoverMore: `
Les fichiers abîmés sont gardés dans un dossier à part.`,
    dryRun: 'montre ce qui serait sauvé, sans rien modifier',
    dropPrevious: 'supprime de la base PostgreSQL les tables d’une version antérieure',
    dropPreviousDryRun: 'les nomme, sans rien supprimer',
    dropPreviousMore: `
La mise à niveau les a reprises, comparées et mises de côté. Elles contiennent encore des données de
clientes\u00a0: supprimez-les dès que la boutique fonctionne. Elle peut rester ouverte.`,
  },
  products: {
    group: 'les produits du catalogue',
    delete: 'supprime pour toujours, archivé ou non\u00a0; les commandes passées restent',
    export: 'écrit le catalogue en CSV',
    exportFile: 'fichier à écrire\u00a0; sans lui, sur la sortie standard',
    excel: 'pour Excel en français\u00a0: points-virgules et virgules décimales',
    import: 'ajoute et modifie des produits d’après un fichier CSV',
    importFile: 'fichier CSV en UTF-8, avec des colonnes de «\u00a0products export\u00a0»',
    dryRun: 'montre ce qui serait fait, sans rien écrire',
    createCategories: 'crée les catégories que la boutique n’a pas encore',
    importMore: (
      columns: readonly string[],
      clearable: readonly string[],
      ofVariants: readonly string[],
    ) => `
Colonnes, dans n’importe quel ordre\u00a0: id, et celles que vous voulez parmi
  ${columns.filter((column) => column !== 'id').join(', ')}
Sans une colonne, rien ne change de ce qu’elle dit\u00a0: id et price suffisent pour des prix, id, variant et
stock pour des stocks. Un produit nouveau demande title, brand, category et price.
Un identifiant (id) nouveau ajoute un produit à la fin\u00a0; un identifiant connu le modifie\u00a0; les
produits que le fichier ne nomme pas restent\u00a0; un produit archivé est modifié et reste archivé.
Une ligne fausse\u00a0: rien n’est écrit, et chaque problème est nommé avec sa ligne et sa colonne.
Peuvent être vides\u00a0: ${clearable.join(', ')} (le produit n’en a pas)\u00a0; image, imageAlt, ratingValue et
ratingCount (un produit connu garde les siens\u00a0; un nouveau reçoit l’image de sa catégorie, et n’a
pas de note).
image\u00a0: un fichier JPEG, PNG ou WebP (son nom part du dossier du CSV), son adresse https, ou un
chemin de la boutique tel que /images/products/caftan-celeste.svg.
outOfStock\u00a0: oui retire de la vente quel que soit le stock\u00a0; non met en vente ce qui a du stock.
Séparateur\u00a0: virgule, point-virgule ou tabulation.
Les tailles et couleurs ont une ligne chacune, et des colonnes de plus\u00a0:
  ${ofVariants.join(', ')}
La première ligne décrit le produit\u00a0; les autres peuvent n’avoir que son identifiant. Une ligne dont
seules ces colonnes sont remplies change la déclinaison d’un produit connu. Une déclinaison nouvelle
vient après la ligne précédente du produit\u00a0; celles que le fichier ne nomme pas restent.
variant\u00a0: l’identifiant de la déclinaison, tel que caftan-celeste.42\u00a0; vide, celle qui a ces options,
ou celle de base. options\u00a0: Taille=38 | Couleur=Bleu nuit #1f2a44 (vide, inchangées).
stock\u00a0: ce qui est dans la boutique\u00a0; vide, il n’est pas compté. variantPrice et variantOriginalPrice\u00a0:
vides, ceux du produit. frame\u00a0: verre, pont, branche, hauteur du verre et largeur de la monture en
millimètres, tels que 54-18-145 46 138. gtin\u00a0: le code-barres\u00a0; mpn\u00a0: la référence du fabricant.`,
  },
  categories: {
    group: 'les catégories',
    list: 'les catégories, dans l’ordre de la boutique',
    add: 'ajoute une catégorie à la fin',
    rename: 'change le nom d’une catégorie, dans ses produits aussi',
    delete: 'supprime des catégories qui n’ont aucun produit, pas même archivé',
    name: 'nom d’une catégorie, 200 caractères au plus',
    newName: 'nouveau nom',
    anyName: 'nom ou identifiant d’une catégorie',
    names: 'noms ou identifiants de catégories',
    description: 'une phrase qui la présente',
    image:
      'fichier JPEG, PNG ou WebP, son adresse https, ou une image de la boutique telle que /images/categories/robes.svg',
    imageAlt: 'ce que montre l’image',
  },
  usageErrors: {
    unknownCommand: (name: string) => `La commande «\u00a0${name}\u00a0» n’existe pas.`,
    unknownOption: (name: string) => `L’option «\u00a0${name}\u00a0» n’existe pas ici.`,
    missingArgument: (name: string) => `Il manque <${name}>.`,
    missingOption: (name: string) => `Il manque l’option «\u00a0${name}\u00a0».`,
    missingOptionValue: (name: string) => `L’option «\u00a0${name}\u00a0» demande une valeur.`,
    tooMany: 'Il y a trop d’arguments.',
    badDatabase: 'L’adresse d’une base s’écrit postgres://utilisateur:motdepasse@hôte:5432/base.',
    badRole: '--role demande OWNER ou STAFF.',
    badLimit: '--limit demande un nombre entier de 1 à 1000.',
    noCommand: 'Quelle commande\u00a0?',
    seeHelp: 'Aide\u00a0: npm run shop -- --help',
  },
} as const;
