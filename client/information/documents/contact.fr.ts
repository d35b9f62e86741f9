import { contact } from '../../text/merchantFacts.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed, sellsClothes } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';

export function contactDocument(shop: PageShop): InformationDocument {
  // Without the dash at its end.
  const prefix = shop.orderPrefix.slice(0, -1);
  return {
    path: paths.contact(),
    title: 'Contact',
    description: `Joindre ${shop.name}${shop.city === null ? '' : `, à ${shop.city}`} : téléphone, e-mail, et ce qu’il est utile d’avoir sous la main.`,
    lead: sellsClothes(shop)
      ? 'Une question sur une coupe, une commande, un retour ?'
      : 'Une question sur un article, une commande, un retour ?',
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
              `Votre numéro de commande : il commence par ${prefix} et figure sur la confirmation.`,
              'Le nom ou le téléphone donnés à la commande.',
              ...(shop.uses.includes('FRAMES')
                ? [
                    sellsClothes(shop)
                      ? 'Pour une taille, vos tours de poitrine, de taille et de hanches ; pour une monture, les mesures gravées sur une paire qui vous va.'
                      : 'Pour une monture, les mesures gravées sur une paire qui vous va.',
                  ]
                : ifUsed(shop.uses, 'SIZE_GUIDES', 'Pour une taille, vos mesures.')),
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
              ...ifUsed(
                shop.uses,
                'SIZE_GUIDES',
                `Choisir une taille : [Guide des tailles](${paths.sizeGuide()}).`,
              ),
              `Le reste : les [questions fréquentes](${paths.faq()}).`,
              `Vos données personnelles : [Confidentialité](${paths.privacy()}).`,
            ],
          },
        ],
      },
    ],
  };
}
