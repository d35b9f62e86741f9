import type { PictureFault, RefusedPicture } from '../../shared/problem-codes.ts';

const problems = {
  TOO_LARGE: 'L’image dépasse 5\u00a0Mo.',
  NOT_A_PICTURE:
    'Ce n’est pas une image JPEG, PNG ou WebP entière (le contenu compte, pas le nom\u00a0; un SVG est refusé).',
  TOO_FEW_PIXELS: 'L’image est trop petite\u00a0: il faut au moins 200 pixels de chaque côté.',
  TOO_MANY_PIXELS: 'L’image dépasse 4096 pixels de côté.',
  TURNED: 'Cette image est tournée par ses métadonnées (EXIF). Enregistrez-la à l’endroit.',
  NO_PICTURE: 'La boutique n’a pas d’image à cet endroit.',
  NO_FILES:
    'Un fichier envoyé ne peut nommer que des images de la boutique, ou des adresses https.',
  MISSED: 'Elle n’a pas pu être reprise la dernière fois\u00a0: l’import la demande de nouveau.',
  TOO_MUCH:
    'Les images de ce fichier dépassent 100\u00a0Mo en tout\u00a0: importez-les en plusieurs fois.',
} as const;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'introuvable',
  ENOTDIR: 'introuvable',
  EACCES: 'la boutique n’a pas le droit de le lire',
  EPERM: 'la boutique n’a pas le droit de le lire',
  EISDIR: 'c’est un dossier',
};

function explainFault(fault: PictureFault): string {
  switch (fault.code) {
    case 'UNREADABLE':
      return `${fault.file} ne peut pas être lu (${reasons[fault.reason] ?? fault.reason}).`;
    case 'TOO_LARGE':
      return problems.TOO_LARGE;
    case 'NO_HTTPS':
      return 'L’adresse d’une image commence par https:// et ne contient pas de mot de passe.';
    case 'NOT_PUBLIC':
      return `${fault.host} n’est pas une adresse publique\u00a0: la boutique n’y cherche rien.`;
    case 'UNREACHABLE':
      return `${fault.host} n’est pas joignable.`;
    case 'TIMED_OUT':
      return 'L’image n’est pas venue en 15 secondes.';
    case 'REDIRECTED':
      return 'L’adresse renvoie ailleurs\u00a0: donnez celle de l’image elle-même.';
    case 'STATUS':
      return `L’adresse ne donne pas d’image (réponse ${fault.status}).`;
  }
}

export function explainPicture(refused: RefusedPicture): string {
  return 'problem' in refused ? problems[refused.problem] : explainFault(refused.fault);
}
