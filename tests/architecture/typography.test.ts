import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, ROOT, textsIn } from './source-imports.ts';

const SEEDS = ['alterations', 'categories', 'products', 'size-guides', 'variants'];

/** The specification’s and the contract’s texts, which stay as they are. */
const FIXED = new Set(
  `\
Ajouter l'Adresse
Ajouté au panier!
Ajouté à la liste de souhaits!
Commande Confirmée! Merci pour votre achat!
Commande passée avec succès!
Compte créé avec succès!
Connecté avec succès!
Déconnecté!
Enregistrer l'Adresse
Entité non traitable. L'email existe déjà.
Erreur lors de l'inscription. Veuillez réessayer plus tard.
Erreur lors de l'inscription. Veuillez réessayer.
Fil d'Ariane
L'email que vous avez saisi n'est pas enregistré. Erreur introuvable
Le SDK Razorpay n'a pas pu se charger, vérifiez votre connexion internet
Le token est invalide ou expiré. Erreur d'accès non autorisé.
Le token est invalide. Erreur d'accès non autorisé.
Les identifiants que vous avez saisis sont invalides. Erreur d'accès non autorisé.
Les mots de passe ne correspondent pas!
Livraison gratuite pour les commandes de plus de 1000 DH
Oups! La page que vous recherchez n'existe pas.
Produit retiré de la liste de souhaits!
Produit retiré du panier!
S'inscrire
Tous les produits ont été retirés du panier!
Veuillez entrer toutes les informations d'identification!
Veuillez remplir tous les champs!
Veuillez remplir toutes les informations!
Veuillez vous connecter pour continuer!
Votre panier est vide!`.split('\n'),
);

const SLIPS = [
  // Straight apostrophes, and spaces other than the plain one and U+00A0.
  /\p{L}'|'\p{L}|[\u2000-\u200b\u202f]/u,
  // Before high punctuation, inside guillemets and between an amount and its unit: U+00A0.
  /(?:[^\u00a0]|^)[!?;»](?!\S*[=&])|« | %|[\d\ufffc] (?:DH|mm|cm|ms|Ko|Mo)\b|«[^\u00a0]/u,
  // But of what programs read: commander's headings and a header.
  /(?<!\u00a0|Usage|Arguments|Options|Commands|Authorization):(?!\S)/u,
];

test('French texts have one apostrophe and one no-break space', () => {
  const texts = files
    .filter((file) => file.endsWith('.fr.ts'))
    .flatMap((file) => textsIn(file).map((text) => [file, text] as const));
  for (const name of SEEDS) {
    JSON.parse(readFileSync(join(ROOT, `seed/${name}.json`), 'utf8'), (_, value: unknown) => {
      if (typeof value === 'string') texts.push([name, value]);
    });
  }
  const slips = texts.filter(
    ([, text]) => !FIXED.has(text) && SLIPS.some((slip) => slip.test(text)),
  );
  expect(slips).toEqual([]);
});

const FOREIGN_SLIPS = {
  // Arabic-Indic digits, marks of direction, Latin punctuation and quotes after Arabic letters, and
  // numbers that change places around what joins them (`leftToRight` keeps their order).
  ar: /[\u0660-\u0669\u06f0-\u06f9\u200b-\u200f\u202a-\u202e]|[\u0621-\u064a] ?[,;?"“”]|[\u0621-\u064a].*\d[-–□ ]\d/,
  // Straight quotes, and French quotes and spaces.
  en: /\p{L}'|"|[«»]|\s[!?;:](?!\S)/u,
};

test.each(['ar', 'en'] as const)('texts in « %s » have its punctuation', (tag) => {
  const slips = files
    .filter((file) => file.endsWith(`.${tag}.ts`))
    .flatMap((file) => textsIn(file).filter((text) => FOREIGN_SLIPS[tag].test(text)));
  expect(slips).toEqual([]);
});
