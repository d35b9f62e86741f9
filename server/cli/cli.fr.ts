import { plural } from '../shared/text/commands.fr.ts';

/** Texts of the program itself; each command's own are beside it. */
export const frProgram = {
  program: 'Tient la boutique\u00a0: données, accès et catalogue, boutique ouverte ou fermée.',
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
  usageErrors: {
    unknownCommand: (name: string) => `La commande «\u00a0${name}\u00a0» n’existe pas.`,
    unknownOption: (name: string) => `L’option «\u00a0${name}\u00a0» n’existe pas ici.`,
    missingArgument: (name: string) => `Il manque <${name}>.`,
    missingOption: (name: string) => `Il manque l’option «\u00a0${name}\u00a0».`,
    missingOptionValue: (name: string) => `L’option «\u00a0${name}\u00a0» demande une valeur.`,
    tooMany: 'Il y a trop d’arguments.',
    noCommand: 'Quelle commande\u00a0?',
    seeHelp: 'Aide\u00a0: npm run shop -- --help',
  },
  file: {
    refused: (count: number) =>
      `Le fichier est refusé (${plural(count, 'problème', 'problèmes')}). Rien n’a été modifié.`,
    place: (line: number, column: string | null) =>
      column === null ? `ligne ${line}` : `ligne ${line}, colonne ${column}`,
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
    noFiles:
      'Ce magasin est dans une base de données\u00a0: sauvegardez-la et vérifiez-la avec les outils de PostgreSQL (pg_dump), ou copiez-la dans un dossier avec «\u00a0store copy\u00a0».',
    busy: (folder: string) =>
      `${folder} est pris par un magasin qui ne répond pas aux commandes. Attendez qu’il ait démarré, ou arrêtez-le.`,
    lost: 'Le magasin s’est arrêté pendant la commande\u00a0: elle a pu être faite ou non. Vérifiez avec «\u00a0list\u00a0» ou «\u00a0export\u00a0».',
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
