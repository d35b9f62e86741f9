import { plural } from '../shared/text/commands.fr.ts';

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
    case 'MISNAMED':
      return `ce fichier est le journal ${fault.generation} sous un autre nom`;
    case 'NO_DOCUMENT':
      return 'ce n’est pas un document de la boutique';
  }
}

export const frStoreCommands = {
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
  recoverDryRun: 'montre ce qui serait sauvé, sans rien modifier',
  badDatabase: 'L’adresse d’une base s’écrit postgres://utilisateur:motdepasse@hôte:5432/base.',
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
  copying: {
    progress: ({ step, part, records, isPartDone }: CopyProgress) =>
      `${step === 'COPY' ? 'copie' : 'vérification'} de ${part}\u00a0: ${records}${isPartDone ? '' : '…'}`,
    columns: ['Table', 'Enregistrements', 'Empreinte'],
    done: (place: string) =>
      `Toute la boutique est dans ${place}, relue et égale à ce qui a été lu.`,
    pictures: (count: number) => `Avec ${plural(count, 'image ajoutée', 'images ajoutées')}.`,
    secretIn: (file: string) =>
      `Pour que les clients restent connectés, donnez à JWT_SECRET le contenu de ${file}\u00a0:
  export JWT_SECRET="$(cat '${file}')"
(sauf si la boutique avait déjà un JWT_SECRET\u00a0: alors gardez le sien).`,
    reuseSecret: 'Pour que les clients restent connectés, gardez le même JWT_SECRET.',
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
} as const;
