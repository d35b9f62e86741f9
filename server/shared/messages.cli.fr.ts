export const plural = (count: number, one: string, many: string) =>
  `${count} ${count < 2 ? one : many}`;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)}\u00a0Ko`;

interface CopyProgress {
  readonly step: 'COPY' | 'VERIFY';
  readonly part: string;
  readonly records: number;
  readonly isPartDone: boolean;
}

type StoreFault =
  | { readonly kind: 'MISSING' | 'CHECKSUM' | 'NO_DOCUMENT' }
  | { readonly kind: 'SHORT'; readonly ends: number; readonly acknowledged: number }
  | { readonly kind: 'GAP'; readonly transaction: number }
  | { readonly kind: 'BREAKS_OFF'; readonly next: string }
  | { readonly kind: 'MISNAMED'; readonly generation: number };

function faults(fault: StoreFault): string {
  switch (fault.kind) {
    case 'MISSING':
      return 'ce fichier manque';
    case 'CHECKSUM':
      return 'le contenu ne correspond pas à sa somme de contrôle';
    case 'SHORT':
      return `le fichier s’arrête à la modification ${fault.ends}, alors que ${fault.acknowledged} ont été enregistrées`;
    case 'GAP':
      return `la modification ${fault.transaction} manque`;
    case 'BREAKS_OFF':
      return `le fichier est coupé, alors que ${fault.next} continue`;
    case 'MISNAMED':
      return `ce fichier est le journal ${fault.generation} sous un autre nom`;
    case 'NO_DOCUMENT':
      return 'ce n’est pas un document de la boutique';
  }
}

/** Apart: pages of the demo need none of the others. */
export const notUtf8 =
  'Le fichier n’est pas en UTF-8. Dans Excel\u00a0: Enregistrer sous, «\u00a0CSV UTF-8 (délimité par des virgules)\u00a0».';

export const frCli = {
  more: (count: number) => `… et ${plural(count, 'autre', 'autres')} (--json les montre tous).`,
  store: {
    good: (transactions: number) =>
      `Les données sont intactes\u00a0: ${plural(transactions, 'modification', 'modifications')} depuis l’ouverture de la boutique.`,
    columns: ['Table', 'Lignes'],
    sizes: (document: number, journal: number) =>
      `shop.json ${kilobytes(document)}, journal ${kilobytes(journal)}`,
    backedUp: (file: string, bytes: number) => `${file}\u00a0: ${kilobytes(bytes)} écrits.`,
    pictures: (count: number, folder: string) =>
      `${plural(count, 'image ajoutée n’y est pas', 'images ajoutées n’y sont pas')}\u00a0: copiez aussi ${folder}.`,
    damage: (where: string) => `Données abîmées\u00a0: ${where}.`,
    where: (file: string, what: string, offset: number) => `${file}, ${what} (octet ${offset})`,
    fault: (fault: StoreFault) => faults(fault),
    nothingLost: 'Tout peut être retrouvé, rien ne manque.',
    upTo: (transactions: number, missing: number | null) =>
      missing === null
        ? `Tout est relu jusqu’à la modification ${transactions}\u00a0; rien ne dit combien manquent après elle.`
        : `Relu jusqu’à la modification ${transactions}\u00a0: ${plural(missing, 'modification enregistrée manque', 'modifications enregistrées manquent')}.`,
    unreadable: (damage: string) =>
      `Données abîmées\u00a0: ${damage}. Rien n’a été modifié. Pour voir ce qui peut être sauvé\u00a0: npm run shop -- store recover --dry-run`,
    nothingToSave: (damage: string) =>
      `Données abîmées\u00a0: ${damage}. Rien ne peut en être sauvé\u00a0: ni une copie de la boutique ni un journal complet ne peuvent être lus à côté. Rien n’a été modifié\u00a0; remettez une sauvegarde (store backup) dans un dossier vide.`,
    taken: (folder: string, pid: string) =>
      `Une boutique${pid && ` (processus ${pid})`} utilise ${folder}. Arrêtez-la, puis recommencez.`,
    saved: (folder: string) =>
      `C’est fait. Les fichiers abîmés sont dans ${folder}\u00a0; la boutique peut être ouverte.`,
    dryRun: 'Rien n’a été modifié (--dry-run).',
    noPrevious: 'La base n’a pas de tables d’une version antérieure.',
    previous: (tables: readonly string[]) =>
      `Tables d’une version antérieure\u00a0: ${tables.join(', ')}.`,
    dropped: (tables: readonly string[]) =>
      `Tables d’une version antérieure supprimées\u00a0: ${tables.join(', ')}.`,
  },
  copy: {
    progress: ({ step, part, records, isPartDone }: CopyProgress) =>
      `${step === 'COPY' ? 'copie' : 'vérification'} de ${part}\u00a0: ${records}${isPartDone ? '' : '…'}`,
    columns: ['Table', 'Enregistrements', 'Empreinte'],
    done: (place: string) =>
      `Toute la boutique est dans ${place}, relue et égale à ce qui a été lu.`,
    pictures: (count: number) => `Avec ${plural(count, 'image ajoutée', 'images ajoutées')}.`,
    secretIn: (file: string) =>
      `Pour que les clientes restent connectées, donnez à JWT_SECRET le contenu de ${file}\u00a0:
  export JWT_SECRET="$(cat '${file}')"
(sauf si la boutique avait déjà un JWT_SECRET\u00a0: alors gardez le sien).`,
    reuseSecret: 'Pour que les clientes restent connectées, gardez le même JWT_SECRET.',
    refused: {
      NO_SHOP: (place: string) => `Il n’y a pas de boutique à copier dans ${place}.`,
      NOT_EMPTY: (place: string) =>
        `${place} contient déjà des données. Rien n’a été copié\u00a0: il faut un dossier ou une base vide.`,
      IN_USE: (place: string) =>
        `Une boutique, ou une autre commande, utilise ${place}. Arrêtez-la (toutes ses instances), puis recommencez.`,
      MISFIT: (field: string) =>
        `La donnée ${field} (partie, clé, champ) n’est pas comme cette version de la boutique les garde. Rien n’a été copié\u00a0; l’original est intact.`,
      DIFFERENT: (part: string) =>
        `La copie de ${part} n’est pas égale à l’original. Rien n’a été gardé\u00a0; l’original est intact.`,
    },
  },
  staff: {
    none: 'Personne n’a d’accès à la gestion.',
    columns: ['E-mail', 'Nom', 'Rôle', 'Accès depuis', 'Vu le'],
    invited: 'invitation en attente',
    count: (count: number) => plural(count, 'accès', 'accès'),
    added: (email: string, role: string, expiresAt: string) =>
      `${email} (${role})\u00a0: transmettez ce lien, valable une fois, jusqu’au ${expiresAt}\u00a0:`,
    removed: (email: string) => `${email} n’a plus d’accès à la gestion.`,
  },
  tokens: {
    none: 'Aucun jeton d’API.',
    columns: ['Identifiant', 'Nom', 'Début', 'Droits', 'Fin', 'Dernier usage'],
    count: (count: number) => plural(count, 'jeton', 'jetons'),
    created: (name: string) =>
      `Jeton «\u00a0${name}\u00a0». Gardez ce secret, il ne sera plus montré\u00a0:`,
    revoked: (name: string) => `Le jeton «\u00a0${name}\u00a0» est révoqué.`,
  },
  orders: {
    none: 'Aucune commande.',
    shown: (shown: number, total: number) =>
      shown === total
        ? plural(total, 'commande', 'commandes')
        : `${plural(shown, 'commande', 'commandes')} sur ${total} (--limit pour en voir plus)`,
    columns: ['Numéro', 'Date', 'État', 'Nom', 'Ville', 'Pièces', 'Total', 'Paiement'],
    payment: { CASH_ON_DELIVERY: 'à la livraison', CARD: 'par carte' },
    moved: (number: string, from: string, to: string) => `${number}\u00a0: ${from} → ${to}`,
    parcel: (number: string) => `  Colis ${number}`,
    invoice: (number: string) => `  Facture ${number}`,
    mailed: (email: string) => `  Un e-mail l’annonce à ${email}.`,
    refunded: (amount: string) =>
      `  Remboursement de ${amount} sur la carte\u00a0: fait automatiquement.`,
    giveBack: (amount: string) => `  À rembourser au client à la main\u00a0: ${amount}.`,
    sheet: {
      title: (number: string, status: string) => `Commande ${number}\u00a0: ${status}`,
      placed: 'Passée le',
      customer: 'Nom',
      guest: 'visiteur sans compte',
      account: 'client avec compte',
      phone: 'Téléphone',
      email: 'E-mail',
      address: 'Adresse',
      payment: 'Paiement',
      parcel: 'Colis',
      invoice: 'Facture',
      invoiceIssued: (number: string, at: string) => `${number}, émise le ${at}`,
      returnRequested: 'Retour demandé',
      refund: 'Remboursement',
      refundDone: (amount: string, at: string) => `${amount}, fait le ${at}`,
      refundDue: (amount: string, at: string) => `${amount}, dû depuis le ${at}`,
      lineColumns: ['Produit', 'Marque', 'Prix', 'Pièces', 'Total'],
      subtotal: 'Sous-total',
      discount: 'Remise',
      shipping: 'Livraison',
      free: 'Offerte',
      total: 'Total',
      history: 'Historique',
    },
  },
  products: {
    category: 'catégorie',
    deleted: (title: string, id: string) => `${title} (${id}) est supprimé.`,
    exported: (count: number, file: string) =>
      `${plural(count, 'produit écrit', 'produits écrits')} dans ${file}.`,
    imported: (added: number, changed: number, unchanged: number) =>
      `${plural(added, 'produit ajouté', 'produits ajoutés')}, ${plural(changed, 'modifié', 'modifiés')}, ${plural(unchanged, 'inchangé', 'inchangés')}.`,
    stillArchived: (ids: readonly string[]) =>
      ids.length < 2
        ? `${ids.join()} est archivé et le reste (/admin le remet dans le catalogue).`
        : `${ids.length} produits du fichier sont archivés et le restent (/admin les remet dans le catalogue)\u00a0: ${ids.join(', ')}.`,
    dryRun: 'Essai\u00a0: rien n’a été écrit. Sans --dry-run, voici ce qui serait fait\u00a0:',
  },
  categories: {
    none: 'La boutique n’a encore aucune catégorie.',
    columns: ['Nom', 'Identifiant', 'Produits', 'Archivés'],
    count: (count: number) => plural(count, 'catégorie', 'catégories'),
    added: (name: string) => `La catégorie «\u00a0${name}\u00a0» est ajoutée.`,
    renamed: (from: string, to: string) => `${from} → ${to}`,
    deleted: (name: string) => `La catégorie «\u00a0${name}\u00a0» est supprimée.`,
  },
  customers: {
    deleted: (email: string, orders: number) =>
      `Le compte ${email} est supprimé${orders === 0 ? '' : `\u00a0; ${plural(orders, 'commande reste', 'commandes restent')} sans son nom`}.`,
    cancelled: (numbers: readonly string[]) =>
      `${plural(numbers.length, 'commande annulée', 'commandes annulées')}\u00a0: ${numbers.join(', ')}.`,
  },
  file: {
    yes: 'oui',
    no: 'non',
    refused: (count: number) =>
      `Le fichier est refusé (${plural(count, 'problème', 'problèmes')}). Rien n’a été modifié.`,
    place: (line: number, column: string | null) =>
      column === null ? `ligne ${line}` : `ligne ${line}, colonne ${column}`,
    tooLarge: (bytes: number) =>
      `Le fichier est trop grand\u00a0: ${bytes / 1024 / 1024}\u00a0Mo au plus.`,
    notUtf8,
    unreadable: (file: string, reason: string) => `${file} ne peut pas être lu (${reason}).`,
    unwritable: (file: string, reason: string) => `${file} ne peut pas être écrit (${reason}).`,
  },
  failures: {
    unknownCommand: (name: string) =>
      `Le magasin en marche ne connaît pas la commande ${name}. Redémarrez-le (npm start).`,
    badInput: (field: string, reason: string) => `Valeur refusée (${field})\u00a0: ${reason}`,
    badRequest: 'Demande mal formée.',
    unavailable:
      'Le magasin ne peut rien enregistrer pour le moment (disque plein\u00a0?). Rien n’a été modifié.',
    internal:
      'Une erreur imprévue est survenue, rien n’a été modifié. Le détail est dans la sortie d’erreur du magasin.',
    noShop: (folder: string) =>
      `Il n’y a pas de magasin dans ${folder}. Démarrez-le une fois (npm start), ou indiquez son dossier\u00a0: DATA_DIR.`,
    noShopInDatabase: (database: string) =>
      `Il n’y a pas de magasin dans la base ${database}. Démarrez-le une fois (npm start), ou indiquez sa base\u00a0: DATABASE_URL.`,
    noDatabase:
      'DATABASE_URL n’est pas défini\u00a0: cette commande est pour une boutique dans PostgreSQL.',
    noFiles:
      'Ce magasin est dans une base de données\u00a0: sauvegardez-la et vérifiez-la avec les outils de PostgreSQL (pg_dump), ou copiez-la dans un dossier avec «\u00a0store copy\u00a0».',
    busy: (folder: string) =>
      `${folder} est pris par un magasin qui ne répond pas aux commandes. Attendez qu’il ait démarré, ou arrêtez-le.`,
    lost: 'Le magasin s’est arrêté pendant la commande\u00a0: elle a pu être faite ou non. Vérifiez avec «\u00a0list\u00a0» ou «\u00a0show\u00a0».',
    unsafeSocket: (folder: string) => `${folder} doit être un dossier de votre seul utilisateur.`,
    noFile: (file: string, reason: string) => `${file}\u00a0: ${reason}.`,
    noAccess: (reason: string) => `Le magasin en marche n’est pas joignable (${reason}).`,
  },
  fileReasons: {
    ENOENT: 'introuvable',
    EACCES: 'accès refusé',
    EPERM: 'accès refusé',
    EISDIR: 'c’est un dossier',
    ENOTDIR: 'ce n’est pas un dossier',
    ENOSPC: 'disque plein',
    EROFS: 'disque en lecture seule',
  } as Readonly<Record<string, string>>,
} as const;
