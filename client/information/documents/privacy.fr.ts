import { contact } from '../../text/merchantFacts.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import type { InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

export function privacyDocument(rules: ShopRules, shop: PageShop): InformationDocument {
  const seesFrames = shop.uses.includes('FRAMES');
  return {
    path: paths.privacy(),
    title: 'Confidentialité',
    description: `Quelles données ${shop.name} conserve, pourquoi et combien de temps, ce que la boutique range dans votre navigateur, et vos droits selon la loi 09-08.`,
    lead: 'Nous ne demandons que ce qu’il faut pour vous livrer et vous répondre. Pas de publicité ciblée, pas de mesure d’audience, pas de revente de fichiers.',
    sections: [
      {
        id: 'responsable',
        title: 'Qui est responsable',
        blocks: [
          'Le responsable du traitement est l’éditeur de la boutique.',
          {
            text: 'Il le déclare à la Commission nationale de contrôle de la protection des données à caractère personnel (CNDP), selon la loi 09-08 ; le récépissé de cette déclaration figure ci-dessous.',
            ifAny: ['cndp'],
          },
          { merchant: ['legalName', 'address', ...contact, 'cndp'] },
        ],
      },
      {
        id: 'donnees',
        title: 'Ce que nous conservons',
        blocks: [
          {
            columns: ['Données', 'Pourquoi', 'Combien de temps'],
            rows: [
              [
                'Compte : prénom, nom, e-mail, empreinte du mot de passe',
                'Vous reconnaître et vous écrire',
                'Jusqu’à la suppression du compte',
              ],
              [
                'Panier, souhaits, adresses du compte',
                'Les retrouver d’un appareil à l’autre',
                'Jusqu’à ce que vous les effaciez, ou à la suppression du compte',
              ],
              [
                'Commandes : articles, retouches et leurs mesures, retours et échanges, montants, nom, téléphone, adresse, e-mail s’il est donné',
                'Vous livrer, vous rembourser, tenir nos comptes',
                'Dix ans au moins, durée légale des pièces comptables ; nom, téléphone, e-mail et rue en sont retirés à la suppression du compte',
              ],
              [
                'Paiements par carte : montant, date, références du prestataire, jamais le numéro de la carte',
                'Confirmer et rembourser',
                'Comme la commande',
              ],
              [
                'Sessions : date, navigateur et système de chaque appareil connecté',
                'Vous montrer qui est connecté, et vous laisser l’en déconnecter',
                'Jusqu’à la déconnexion ou l’expiration de la session',
              ],
              [
                'Clés d’accès, si vous en créez : clé publique, nom, dates de création et d’usage',
                'Vous reconnaître sans mot de passe',
                'Jusqu’à ce que vous les retiriez, ou à la suppression du compte',
              ],
              [
                'Alertes de retour en stock : e-mail et article',
                'Vous écrire, une fois, quand l’article revient',
                'Jusqu’à cet e-mail ou votre annulation ; 7 jours si vous ne confirmez pas',
              ],
              [
                'Rendez-vous\u00a0: nom, téléphone, e-mail et note s’ils sont donnés',
                'Vous recevoir ou vous appeler, et vous confirmer l’heure',
                `${rules.appointments} après le rendez-vous, ou jusqu’à la suppression du compte qui a le même e-mail ou téléphone`,
              ],
              [
                'E-mails envoyés : destinataire, objet, état de l’envoi',
                'Ne pas vous écrire deux fois, réessayer un envoi manqué',
                `${rules.sentMails} après l’envoi ; un envoi qui échoue, jusqu’à la suppression du compte`,
              ],
              [
                'Adresse IP, à côté d’un simple compteur',
                'Arrêter les essais de mots de passe et les abus',
                'De quelques minutes à un jour',
              ],
              [
                'Copie de démonstration ouverte par « Connexion invité »',
                'Essayer la boutique sans compte',
                rules.demoCopies,
              ],
            ],
          },
          'Le journal technique du serveur n’enregistre ni adresse IP, ni nom, ni e-mail, ni numéro de téléphone.',
          'Donner ces informations n’est pas obligatoire ; sans nom, téléphone et adresse, nous ne pouvons pas livrer.',
        ],
      },
      {
        id: 'destinataires',
        title: 'Qui les reçoit',
        blocks: [
          {
            list: [
              'Les personnes de la maison qui préparent les commandes et vous répondent.',
              'Le transporteur : nom, téléphone, adresse et, s’il y a lieu, montant à encaisser.',
              'Le prestataire de paiement, si vous payez par carte : ce que vous saisissez dans sa fenêtre. S’il est établi hors du Maroc, le transfert suit les règles de la loi 09-08.',
              'Nos prestataires d’hébergement et d’envoi d’e-mails, pour notre compte et pour rien d’autre.',
              'Les autorités, lorsque la loi l’exige.',
            ],
          },
        ],
      },
      {
        id: 'navigateur',
        title: 'Cookie et mémoire de votre navigateur',
        blocks: [
          'La boutique pose un seul cookie, et seulement après une connexion. Le reste demeure dans la mémoire de votre navigateur, sans nous être envoyé de lui-même. Tout cela sert au fonctionnement de la boutique ; c’est pourquoi aucun bandeau ne vous demande votre accord.',
          {
            columns: ['Nom', 'À quoi il sert', 'Durée'],
            rows: [
              [
                'belle-vue-device (cookie)',
                'Reconnaître un appareil déjà connecté, pour ne pas le bloquer quand d’autres se trompent de mot de passe. Il n’ouvre aucun compte.',
                rules.deviceCookie,
              ],
              ['session', 'Rester connecté sur cet appareil', 'Jusqu’à la déconnexion'],
              [
                'guestCart, guestCode, guestQuote',
                'Le panier, sans compte, son code de réduction et ses derniers montants, pour le revoir sans connexion',
                'Jusqu’à la commande ou la connexion',
              ],
              [
                'lastOrder, lastOrderTracking',
                'Vous remontrer votre dernière commande et son suivi',
                'Jusqu’à la suivante, ou à la déconnexion',
              ],
              [
                seesFrames
                  ? 'recentlyViewed, chosenSizes, frameMeasures'
                  : 'recentlyViewed, chosenSizes',
                seesFrames
                  ? 'Les produits vus, votre dernière taille et les mesures de vos lunettes'
                  : 'Les produits vus et votre dernière taille',
                'Jusqu’à la déconnexion, ou jusqu’à ce que vous les effaciez',
              ],
              [
                'bodyMeasures',
                'Vos mesures, pour vous dire votre taille ; elles ne nous sont pas envoyées',
                'Jusqu’à la déconnexion, ou jusqu’à ce que vous les effaciez',
              ],
              [
                'deliveryCity',
                'Votre ville, pour vous dire quand et pour combien nous y livrons',
                'Jusqu’à la déconnexion, ou jusqu’à ce que vous l’effaciez',
              ],
              [
                'belle-vue-pages-1, belle-vue-assets-1 (copies de fichiers)',
                'Revoir sans connexion les pages vues et celle du panier, qui sont les mêmes pour tous',
                'Sept jours, et jusqu’à la déconnexion ; les fichiers communs, un mois',
              ],
              ['bannerClosed', 'Ne plus montrer la bannière', 'Jusqu’à ce que vous l’effaciez'],
              ['language', 'La langue que vous avez choisie', 'Jusqu’à ce que vous l’effaciez'],
              [
                'guestCheckout, orderAttempt, checkout, addressForm, cardPayment, reloadedFrom, scroll',
                'Ne pas perdre un formulaire, un paiement en cours ou votre place dans la page',
                'Jusqu’à la fermeture de l’onglet',
              ],
            ],
          },
          'Vous effacez tout dans les réglages de votre navigateur. La fenêtre de paiement par carte est celle du prestataire, qui peut avoir ses propres cookies ; elle ne se charge que si vous payez par carte.',
        ],
      },
      {
        id: 'securite',
        title: 'Comment elles sont protégées',
        blocks: [
          {
            list: [
              'Les mots de passe ne sont enregistrés que sous forme d’empreinte (Argon2) : personne ne peut les lire, pas même nous.',
              'Les liens envoyés par e-mail pour ouvrir ou changer un compte ne servent qu’une fois et expirent vite.',
              'Un lien de suivi ouvre sa commande à qui le possède : gardez-le pour vous.',
              'Vous voyez les appareils connectés à votre compte, et les déconnectez, dans la rubrique « Sécurité ».',
            ],
          },
        ],
      },
      {
        id: 'droits',
        title: 'Vos droits',
        blocks: [
          'La loi 09-08 vous donne le droit d’accéder à vos données, de les faire rectifier et de vous opposer à leur traitement. Vous pouvez les exercer seul :',
          {
            list: [
              `Accéder : dans votre [compte](${paths.profile()}), rubrique « Mes données », téléchargez un fichier de tout ce que nous conservons à votre sujet.`,
              'Rectifier : votre nom, votre e-mail, vos adresses et votre mot de passe se changent dans votre compte.',
              'Effacer : la même rubrique supprime votre compte aussitôt. Panier, souhaits, adresses et rendez-vous disparaissent ; les commandes pas encore parties sont annulées, et remboursées si elles sont payées ; toutes restent dans nos comptes sans nom, téléphone, e-mail ni rue, celles qui sont en route ou peuvent être retournées une fois closes.',
            ],
          },
          `Sans compte, ou pour toute autre demande, [écrivez-nous](${paths.contact()}) en indiquant votre numéro de commande. Nous vérifions qu’elle vient bien de vous, et nous vous répondons gratuitement, sans délai.`,
          'Si notre réponse ne vous satisfait pas, vous pouvez adresser une plainte à la CNDP.',
        ],
      },
    ],
  };
}
