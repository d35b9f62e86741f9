import { contact } from '../../text/merchantFacts.ts';
import { paths } from '#shared/paths.ts';
import type { InformationDocument } from '../informationDocument.ts';

export const contactDocument: InformationDocument = {
  path: paths.contact(),
  title: 'Contact',
  description:
    'Joindre Belle Vue, à Rabat : téléphone, e-mail, et ce qu’il est utile d’avoir sous la main.',
  lead: 'Une question sur une coupe, une commande, un retour ?',
  sections: [
    {
      id: 'joindre',
      title: 'Nous joindre',
      blocks: [
        { merchant: [...contact, 'legalName', 'address'] },
        { text: 'Une personne de la maison vous répond, les jours ouvrés.', ifAny: contact },
        {
          text: 'Par téléphone, c’est le plus rapide pour une commande en cours.',
          ifAny: ['phone'],
        },
        { text: 'Par e-mail, joignez une photo si l’article est en cause.', ifAny: ['email'] },
        {
          text: 'La boutique n’a pas encore publié de téléphone ni d’e-mail. Ce que vous pouvez faire vous-même est indiqué plus bas.',
          ifNone: contact,
        },
      ],
    },
    {
      id: 'sous-la-main',
      title: 'À garder sous la main',
      blocks: [
        {
          list: [
            'Votre numéro de commande : il commence par BV et figure sur la confirmation.',
            'Le nom ou le téléphone donnés à la commande.',
            'Pour une taille, vos tours de poitrine, de taille et de hanches ; pour une monture, les mesures gravées sur une paire qui vous va.',
          ],
        },
        'Nous ne vous demanderons jamais votre mot de passe, ni le numéro de votre carte.',
      ],
    },
    {
      id: 'sans-attendre',
      title: 'Sans attendre notre réponse',
      blocks: [
        {
          list: [
            `Suivre, annuler ou retourner une commande : depuis [vos commandes](${paths.orders()}), avec le lien de suivi de votre confirmation, ou [par son numéro et votre téléphone](${paths.findOrder()}).`,
            `Délais, frais, retours : [Livraison et retours](${paths.delivery()}).`,
            `Choisir une taille : [Guide des tailles](${paths.sizeGuide()}).`,
            `Le reste : les [questions fréquentes](${paths.faq()}).`,
            `Vos données personnelles : [Confidentialité](${paths.privacy()}).`,
          ],
        },
      ],
    },
  ],
};
