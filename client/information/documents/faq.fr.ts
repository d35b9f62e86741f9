import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed, sellsClothes, sellsWorn } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

export function faqDocument(rules: ShopRules, shop: PageShop): InformationDocument {
  const isWorn = sellsWorn(shop);
  return {
    path: paths.faq(),
    title: 'Questions fréquentes',
    description: `Commande, paiement, livraison, retours, échanges${shop.uses.includes('ALTERATIONS') ? ', retouches' : ''}${isWorn ? ', tailles' : ', produits'} et compte : les réponses aux questions que l’on nous pose le plus.`,
    lead: `Les réponses aux questions que l’on nous pose le plus. La vôtre n’y est pas ? [Écrivez-nous ou appelez-nous](${paths.contact()}).`,
    sections: [
      {
        id: 'commander',
        title: 'Commander',
        blocks: [
          {
            topic: 'Faut-il un compte pour commander ?',
            answers: [
              'Non. Sans inscription, vous indiquez votre nom, votre téléphone et votre adresse, et vous payez à la livraison.',
              'Avec un compte, la livraison est offerte, sauf si votre ville a son propre tarif ; vous pouvez payer par carte, et vos adresses, vos souhaits et vos commandes vous attendent d’un appareil à l’autre.',
            ],
          },
          {
            topic: 'Comment savoir si ma commande est bien passée ?',
            answers: [
              'Une page de confirmation s’affiche aussitôt avec votre numéro de commande. Si vous avez donné votre e-mail, la même confirmation vous y attend, avec un lien pour suivre le colis.',
            ],
          },
          {
            topic: 'Comment retrouver ma commande sans compte ?',
            answers: [
              `Ouvrez [le suivi de commande](${paths.findOrder()}) et indiquez son numéro et le téléphone donné à la commande. Le lien de suivi de la confirmation y mène aussi.`,
            ],
          },
          {
            topic: 'Puis-je modifier ou annuler ma commande ?',
            answers: [
              `Vous l’annulez vous-même tant que le colis n’est pas préparé : voyez [Annuler une commande](${paths.delivery()}#annuler). Pour changer un article ou une adresse, annulez et commandez à nouveau, ou [appelez-nous](${paths.contact()}).`,
            ],
          },
          {
            topic: 'Un article de mon panier n’est plus disponible. Pourquoi ?',
            answers: [
              'Un panier ne réserve pas les pièces : elles sont à celle ou celui qui commande en premier. Le panier vous prévient dès que le stock ne suffit plus, et propose la quantité qui reste.',
              isWorn
                ? 'Sur la page d’une taille épuisée, pressez « Prévenez-moi » : un e-mail part le jour de son retour.'
                : 'Sur la page d’un article épuisé, pressez « Prévenez-moi » : un e-mail part le jour de son retour.',
            ],
          },
        ],
      },
      {
        id: 'payer',
        title: 'Payer',
        blocks: [
          {
            topic: 'Comment puis-je payer ?',
            answers: [
              'En espèces à la livraison ou au retrait, avec ou sans compte ; ou par carte bancaire avec un compte, lorsque ce choix s’affiche au moment de commander.',
            ],
          },
          {
            topic: 'Le paiement par carte est-il sûr ?',
            answers: [
              'Vous saisissez votre carte dans la fenêtre de notre prestataire de paiement. La boutique ne voit pas son numéro et ne l’enregistre pas. Rien n’est débité avant que vous ne confirmiez dans cette fenêtre.',
            ],
          },
          {
            topic: 'Mon paiement semble bloqué. Dois-je payer une seconde fois ?',
            answers: [
              'Non. La commande s’affiche dès que la banque répond, même si vous avez fermé la page. Si le paiement n’aboutit pas, la commande est annulée ; si l’argent arrive malgré tout, il vous est remboursé.',
            ],
          },
          {
            topic: 'Où trouver ma facture ?',
            answers: [
              'Sur la page de votre commande, une fois payée ou livrée, avec le lien « Voir la facture ». Elle s’imprime ou s’enregistre en PDF depuis votre navigateur.',
            ],
          },
        ],
      },
      {
        id: 'livraison',
        title: 'Être livré',
        blocks: [
          {
            topic: 'Combien coûte la livraison ?',
            answers: [
              `Rien avec un compte, ni à partir de ${rules.freeDeliveryFrom} d’achat. Sinon, ${rules.deliveryFee}. Si votre ville a son propre tarif, c’est lui qui vaut : il s’affiche dès que vous indiquez votre ville.`,
              'Le retrait en boutique, lorsqu’il est proposé, est gratuit.',
            ],
          },
          {
            topic: 'Quand vais-je recevoir mon colis ?',
            answers: [
              `En ${rules.deliveryDays}, soit ${rules.deliveryHours}, à moins que votre ville n’ait ses propres délais. Les jours ouvrés vont du lundi au samedi ; une commande passée après l’heure limite, d’ordinaire ${rules.cutOff}, compte à partir du jour ouvré suivant. Les dates prévues figurent sur la page de chaque produit.`,
            ],
          },
          {
            topic: 'Que se passe-t-il si je refuse le colis ?',
            answers: [
              'Il nous revient et la commande s’arrête là. Vous ne devez rien si vous deviez payer à la livraison ; un paiement par carte est remboursé.',
            ],
          },
          {
            topic: 'Livrez-vous à l’étranger ?',
            answers: ['Pas encore : nous livrons au Maroc.'],
          },
        ],
      },
      {
        id: 'retours',
        title: 'Retourner et échanger',
        blocks: [
          {
            topic: 'Combien de temps ai-je pour changer d’avis ?',
            answers: [
              `${rules.returnDays} après la livraison, sans avoir à vous justifier (loi 31-08). Demandez le retour depuis la page de votre commande ; la marche à suivre est sur [Livraison et retours](${paths.delivery()}#retours).`,
            ],
          },
          {
            topic: 'L’échange est-il payant ?',
            answers: [
              isWorn
                ? 'Non, l’échange contre une autre taille ou couleur du même article est gratuit. Une différence de prix s’affiche avant que vous ne confirmiez ; vous la payez au livreur ou à la boutique, ou elle vous est remboursée.'
                : 'Non, l’échange contre une autre version du même article est gratuit. Une différence de prix s’affiche avant que vous ne confirmiez ; vous la payez au livreur ou à la boutique, ou elle vous est remboursée.',
            ],
          },
          {
            topic: 'Comment échanger un article ?',
            answers: [
              `Pendant les mêmes ${rules.returnDays}, et deux fois au plus, choisissez « Échanger » sur la page de votre commande, puis ${isWorn ? 'une autre taille ou couleur' : 'une autre version de l’article'}. L’échange se fait à votre porte, par colis ou en boutique : voyez [Échanger](${paths.delivery()}#echanges). Pour un autre modèle, demandez un retour.`,
            ],
          },
          {
            topic: 'L’article que je veux en échange est-il réservé ?',
            answers: [
              `Oui, dès votre demande, puis de nouveau dès notre accord, d’ordinaire jusqu’à la fin du dernier des ${rules.exchangeHold} qui suivent. La page de la commande en donne la date.`,
            ],
          },
          ...ifUsed(shop.uses, 'ALTERATIONS', {
            topic: 'Puis-je retourner un article retouché ?',
            answers: [
              `Non, ni l’échanger, sauf défaut de l’article ou de la retouche (loi 31-08, article 38). Nous vous le disons avant la commande, et vous l’acceptez en cochant une case. Pour un défaut, [écrivez-nous](${paths.contact()}).`,
            ],
          }),
          {
            topic: 'Quand serai-je remboursé ?',
            answers: [
              'Dès que les articles sont revenus chez nous, et au plus tard quinze jours après votre demande.',
            ],
          },
        ],
      },
      {
        id: 'produits',
        title: isWorn ? 'Tailles et produits' : 'Produits',
        blocks: [
          ...ifUsed(shop.uses, 'SIZE_GUIDES', {
            topic: 'Comment choisir ma taille ?',
            answers: [
              `Chaque page de produit ouvre le guide de sa famille ; le [guide des tailles](${paths.sizeGuide()}) les réunit tous, avec la façon de se mesurer. La note sous chaque tableau dit d’après quelles mesures choisir.`,
            ],
          }),
          ...ifUsed(shop.uses, 'ALTERATIONS', {
            topic: 'Pouvez-vous retoucher un article ?',
            answers: [
              `Oui, là où sa page le propose : vous choisissez les retouches sur cette page ou dans le panier, avec leur prix et les jours qu’elles demandent. Voyez [Retouches](${paths.delivery()}#retouches).`,
            ],
          }),
          ...ifUsed(shop.uses, 'APPOINTMENTS', {
            topic: sellsClothes(shop)
              ? 'Puis-je être conseillée avant de commander ?'
              : 'Puis-je demander conseil avant de commander ?',
            answers: [
              `Oui, gratuitement, à la boutique ou par téléphone : [choisissez une heure](${paths.advice()}), jusqu’à ${rules.bookable} à l’avance. Un lien dans l’e-mail de confirmation annule le rendez-vous.`,
            ],
          }),
          ...ifUsed(shop.uses, 'FRAMES', {
            topic: 'Les lunettes de grandes maisons sont-elles authentiques ?',
            answers: [
              'Oui. Si l’une ne l’était pas, nous vous la rembourserions : c’est notre garantie d’authenticité.',
            ],
          }),
          ...ifUsed(shop.uses, 'FRAMES', {
            topic: 'Posez-vous des verres à ma vue ?',
            answers: [
              'Non, nos lunettes sont vendues telles qu’elles sont présentées. Un opticien pourra vous dire si une monture accepte des verres correcteurs : ses mesures sont sur sa page.',
            ],
          }),
        ],
      },
      {
        id: 'compte',
        title: 'Compte et données',
        blocks: [
          {
            topic: 'J’ai oublié mon mot de passe. Que faire ?',
            answers: [
              `Sur la page de [connexion](${paths.logIn()}), choisissez « Mot de passe oublié ? » : un lien vous est envoyé par e-mail pour en choisir un nouveau.`,
            ],
          },
          {
            topic: 'Comment consulter ou effacer mes données ?',
            answers: [
              `Dans votre [compte](${paths.profile()}), rubrique « Mes données » : vous y téléchargez tout ce que nous savons de vous, et vous pouvez y supprimer votre compte. Le détail est sur la page [Confidentialité](${paths.privacy()}).`,
            ],
          },
        ],
      },
    ],
  };
}
