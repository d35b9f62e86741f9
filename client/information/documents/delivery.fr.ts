import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed, sellsClothes, sellsWorn } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

export function deliveryDocument(rules: ShopRules, shop: PageShop): InformationDocument {
  const isAltered = shop.uses.includes('ALTERATIONS');
  const isWorn = sellsWorn(shop);
  const sellsFrames = shop.uses.includes('FRAMES');
  return {
    path: paths.delivery(),
    title: 'Livraison et retours',
    description: `Livraison au Maroc, en général offerte dès ${rules.freeDeliveryFrom} d’achat ou avec un compte. ${rules.returnDays} pour changer d’avis.`,
    lead: 'Quand part votre commande, ce que coûte sa livraison, et comment changer d’avis une fois le colis ouvert.',
    sections: [
      {
        id: 'delais',
        title: 'Délais',
        blocks: [
          `Comptez ${rules.deliveryDays}, soit ${rules.deliveryHours}, entre votre commande et sa livraison. Si votre ville a ses propres délais, ce sont eux qui valent. La page de chaque produit annonce les dates d’une commande passée maintenant, et celles de votre ville si vous l’indiquez.`,
          `Les jours ouvrés vont du lundi au samedi ; les dimanches et les jours de fermeture de la boutique ne comptent pas. Une commande passée un jour ouvré avant l’heure limite, d’ordinaire ${rules.cutOff}, compte à partir de ce jour ; plus tard, à partir du jour ouvré suivant : celle du samedi soir compte à partir du lundi.${isAltered ? ` Des [retouches](${paths.delivery()}#retouches) ajoutent leurs propres jours ouvrés.` : ''}`,
          `Si nous avons votre e-mail, nous vous écrivons dès que le colis part. Sa page de suivi montre chaque étape, et le numéro du colis si le transporteur en donne un. Sans ce lien, [le numéro de commande et votre téléphone](${paths.findOrder()}) suffisent.`,
        ],
      },
      {
        id: 'frais',
        title: 'Frais de livraison',
        blocks: [
          {
            columns: ['Votre commande', 'Livraison'],
            rows: [
              [`Sans compte, moins de ${rules.freeDeliveryFrom} d’achat`, rules.deliveryFee],
              [`Sans compte, à partir de ${rules.freeDeliveryFrom} d’achat`, 'Offerte'],
              ['Avec un compte, quel que soit le montant', 'Offerte'],
            ],
          },
          isAltered
            ? 'Le montant qui compte est celui de vos articles, retouches comprises et remises déduites.'
            : 'Le montant qui compte est celui de vos articles, remises déduites.',
          'Si votre ville a son propre tarif, il remplace celui de ce tableau, avec ou sans compte. Les frais de votre ville s’affichent dès que vous l’indiquez, sur la page d’un produit ou au moment de commander ; rien ne s’y ajoute ensuite. Si nous ne livrons pas dans votre ville, vous le lisez au même endroit.',
        ],
      },
      {
        id: 'retrait',
        title: 'Retrait en boutique',
        blocks: [
          'Lorsque le retrait s’affiche parmi les modes de livraison, il est gratuit : votre nom et votre téléphone suffisent, sans adresse. L’adresse et les horaires du point de retrait figurent avec ce choix. Si nous avons votre e-mail, nous vous écrivons dès que la commande est prête.',
        ],
      },
      {
        id: 'reception',
        title: 'À la réception',
        blocks: [
          'Regardez l’état du colis avant de l’accepter. S’il est ouvert ou abîmé, vous pouvez le refuser.',
          ...(isWorn
            ? [
                'Dans les villes où « essayage à la porte » s’affiche avec les frais et les dates, vous pouvez essayer les articles devant le livreur, avant d’accepter le colis.',
              ]
            : []),
          'Un colis refusé nous revient et la commande s’arrête là. Si vous deviez payer à la livraison, vous ne devez rien. Si vous avez payé par carte, le montant payé est remboursé sur cette carte.',
        ],
      },
      {
        id: 'annuler',
        title: 'Annuler une commande',
        blocks: [
          `Tant que votre colis n’est pas préparé, vous annulez la commande vous-même, sans frais et sans explication : ouvrez-la depuis [vos commandes](${paths.orders()}), avec le lien de suivi de votre confirmation, ou [par son numéro](${paths.findOrder()}), puis choisissez « Annuler la commande ».`,
          'Un paiement par carte est alors remboursé sur la même carte. Si le colis est déjà préparé, il reste possible de le refuser ou de le retourner.',
        ],
      },
      {
        id: 'retours',
        title: 'Changer d’avis',
        blocks: [
          `La loi 31-08 (article 36) vous donne ${rules.returnDays} après la livraison pour changer d’avis, sans justification ni pénalité. Le premier jour est le lendemain de la livraison, le dernier compte en entier.`,
          {
            steps: [
              `Ouvrez la commande depuis [vos commandes](${paths.orders()}), avec son lien de suivi, ou [par son numéro](${paths.findOrder()}), et choisissez « Demander un retour ».`,
              'Si vous le voulez, dites-nous en quelques mots pourquoi. Cela nous aide ; vous n’avez rien à justifier.',
              'Notre service client vous contacte pour convenir de la reprise du colis. D’ici là, gardez les articles dans leur emballage ; vous pouvez encore annuler la demande sur la même page.',
              'Nous vérifions les articles à leur arrivée, puis nous vous remboursons.',
            ],
          },
          isAltered
            ? 'Essayez comme en boutique : devant un miroir, avec les étiquettes. Les articles portés, lavés ou abîmés ne peuvent pas être repris, ni ceux que nous avons retouchés à votre demande, sauf défaut.'
            : isWorn
              ? 'Essayez comme en boutique, avec les étiquettes. Les articles portés, lavés ou abîmés ne peuvent pas être repris, sauf défaut.'
              : 'Les articles utilisés ou abîmés ne peuvent pas être repris, sauf défaut.',
        ],
      },
      {
        id: 'echanges',
        title: 'Échanger',
        blocks: [
          `${isWorn ? 'Une taille trop juste, une couleur qui ne vous va pas : l’échange contre une autre taille ou couleur du même article' : 'L’échange contre une autre version du même article'} est gratuit pendant les mêmes ${rules.returnDays}, deux fois au plus. Pour un autre modèle, demandez un retour et passez une nouvelle commande.${shop.uses.includes('SIZE_GUIDES') ? ` Le [guide des tailles](${paths.sizeGuide()}) aide à ne pas se tromper deux fois.` : ''}`,
          {
            steps: [
              `Ouvrez la commande depuis [vos commandes](${paths.orders()}), avec son lien de suivi, ou [par son numéro](${paths.findOrder()}), et choisissez « Échanger ».`,
              `Choisissez une autre ${isWorn ? 'taille ou couleur' : 'version de l’article'}, et comment l’échange se fait. S’il y a une différence de prix, vous la voyez avant de confirmer.`,
              'Nous acceptons votre demande, ou nous vous disons pourquoi elle est refusée.',
              isWorn
                ? 'Vous rendez l’article complet, ni porté ni lavé, avec ses étiquettes, et recevez l’autre.'
                : 'Vous rendez l’article complet et en bon état, et recevez l’autre.',
            ],
          },
          {
            columns: ['Comment', 'Ce qui se passe', 'Une différence à payer'],
            rows: [
              [
                'À la porte',
                'Le livreur apporte le nouvel article et reprend l’autre, en un passage',
                'Au livreur',
              ],
              [
                'Par colis',
                'Vous nous renvoyez l’article ; le nouveau part une fois que nous l’avons reçu',
                'Au livreur, à l’arrivée du nouvel article',
              ],
              [
                'En boutique',
                'Vous apportez l’article à la boutique, où le nouveau vous attend',
                'À la boutique',
              ],
            ],
          },
          `Le nouvel article vous est réservé dès votre demande, puis de nouveau dès notre accord, d’ordinaire jusqu’à la fin du dernier des ${rules.exchangeHold} qui suivent ; la page de la commande en donne la date. Si rien n’est reçu, remis ni expédié à cette date, l’échange prend fin, sans frais. Jusque-là, vous pouvez l’annuler sur la même page.`,
          'Si le prix avant remise du nouvel article est celui que l’autre avait à l’achat, vous n’avez rien à payer, quel que soit le prix du jour. Sinon, la différence est celle entre son prix au jour de la demande et ce que vous avez payé. Elle n’est jamais prélevée sur une carte ; si elle vous revient, elle vous est remboursée à la fin de l’échange, de la même façon qu’un retour.',
          'Le bon d’échange, ou l’avoir et la facture si un montant change, figurent sur la page de la commande. Un nouveau délai commence pour l’article reçu en échange.',
        ],
      },
      ...ifUsed(shop.uses, 'ALTERATIONS', {
        id: 'retouches',
        title: 'Retouches',
        blocks: [
          'Là où la page d’un article propose des retouches, choisissez-les sur cette page ou dans le panier, avec leur mesure s’il en faut une. Leur prix et les jours ouvrés qu’elles demandent s’affichent avec elles ; le total et les dates annoncées avant la commande en tiennent compte. La commande part une fois les retouches terminées.',
          `Fait selon vos indications, un article retouché n’est ni repris ni échangé (loi 31-08, article 38), sauf défaut de l’article ou de la retouche : dans ce cas, [écrivez-nous](${paths.contact()}). Vous l’acceptez par une case à cocher avant de commander.`,
          ...ifUsed(
            shop.uses,
            'APPOINTMENTS',
            `Vous hésitez sur une mesure ? Prenez un [rendez-vous gratuit](${paths.advice()}), à la boutique ou par téléphone.`,
          ),
        ],
      }),
      {
        id: 'remboursements',
        title: 'Remboursements',
        blocks: [
          'Nous vous remboursons le montant payé dès le retour des articles, et au plus tard quinze jours après votre demande, comme la loi le prévoit.',
          {
            list: [
              'Payé par carte : le montant est remboursé sur la même carte. Le délai d’affichage dépend de votre banque.',
              'Payé à la livraison : le montant vous est rendu par le moyen convenu avec vous.',
            ],
          },
        ],
      },
      {
        id: 'authenticite',
        title: 'Authenticité et défauts',
        blocks: [
          sellsFrames
            ? 'Toutes nos pièces et toutes nos montures sont authentiques. Si l’une ne l’était pas, nous vous la rembourserions.'
            : 'Tous nos articles sont authentiques. Si l’un ne l’était pas, nous vous le rembourserions.',
          `Un article différent de celui que vous avez commandé${sellsClothes(shop) ? ', une couture qui cède' : ', un défaut'}${sellsFrames ? ', une branche faussée à l’ouverture' : ''} : [écrivez-nous](${paths.contact()}) avec votre numéro de commande. Nous reprenons l’article à nos frais, et vous choisissez entre l’échange et le remboursement.`,
        ],
      },
    ],
  };
}
