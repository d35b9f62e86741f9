import { contact, identity } from '../../text/merchantFacts.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { sellsClothes } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

/** A change of its meaning needs a new TERMS_VERSION: orders name the version that was accepted. */
export const termsDocument = (rules: ShopRules, shop: PageShop): InformationDocument => ({
  path: paths.terms(),
  title: 'Conditions générales de vente',
  description: `Les conditions auxquelles ${shop.name} vend en ligne au Maroc : prix, commande, paiement, livraison, rétractation, ${shop.uses.includes('ALTERATIONS') ? 'échange, retouches, garanties' : 'échange, garanties'} et réclamations.`,
  lead: 'Elles disent ce que vous pouvez attendre de nous, et ce que nous attendons de vous, pour tout achat sur cette boutique.',
  version: rules.termsVersion,
  sections: [
    {
      id: 'vendeur',
      title: '1. Le vendeur',
      blocks: [
        {
          text: `Le vendeur est l’éditeur de la boutique ${shop.name}${shop.city === null ? '' : `, à ${shop.city}`}.`,
          ifNone: ['legalName'],
        },
        { merchant: [...identity, ...contact] },
      ],
    },
    {
      id: 'objet',
      title: '2. Objet et acceptation',
      blocks: [
        'Ces conditions régissent les ventes conclues sur cette boutique avec des consommateurs, pour une livraison au Maroc. Aucune autre condition ne s’y ajoute.',
        'En confirmant une commande, vous les acceptez. La date de la version acceptée est enregistrée avec la commande : c’est elle qui s’applique, même si le texte change par la suite. Vous pouvez imprimer cette page ou l’enregistrer.',
      ],
    },
    {
      id: 'produits',
      title: '3. Produits et disponibilité',
      blocks: [
        sellsClothes(shop)
          ? 'Chaque page de produit décrit ses matières, son entretien, ses tailles ou ses mesures. Les illustrations montrent la coupe, les couleurs et les détails ; une teinte peut paraître un peu différente d’un écran à l’autre.'
          : 'Chaque page de produit décrit l’article. Les images le montrent ; une teinte peut paraître un peu différente d’un écran à l’autre.',
        'Un article est proposé dans la limite du stock. Le panier ne réserve rien : la pièce est à vous quand la commande est confirmée. Si un article venait malgré tout à manquer, nous vous en informerions aussitôt et vous rembourserions ce que vous avez payé pour lui.',
      ],
    },
    {
      id: 'prix',
      title: '4. Prix et frais de livraison',
      blocks: [
        'Les prix sont en dirhams (DH), toutes taxes comprises. Le prix barré est celui que l’article avait avant la remise ; pendant les soldes, il ne dépasse pas le plus bas des trente jours qui les précèdent. Les soldes et les promotions disent jusqu’à quand elles durent : après, l’article reprend son prix.',
        {
          list: [
            `Sans compte, la livraison coûte ${rules.deliveryFee} ; elle est gratuite à partir de ${rules.freeDeliveryFrom} d’articles, retouches comprises et remises déduites.`,
            'Avec un compte, elle est gratuite quel que soit le montant.',
            'Si votre ville a son propre tarif, avec ou sans compte, c’est lui qui s’applique ; il s’affiche avant la commande.',
            'Le retrait en boutique, lorsqu’il est proposé, est gratuit.',
          ],
        },
        'Le total à payer, livraison comprise, s’affiche avant le dernier bouton. Si un prix augmentait pendant que vous commandez, la commande ne serait pas passée : le nouveau total vous serait montré d’abord.',
      ],
    },
    {
      id: 'commande',
      title: '5. Commande',
      blocks: [
        'Vous choisissez vos articles, vérifiez le panier, indiquez où livrer et comment payer, puis confirmez. Jusqu’à ce dernier geste, vous pouvez tout corriger.',
        'La vente est conclue quand la page de confirmation affiche votre numéro de commande, ou, pour un paiement par carte, quand le paiement est confirmé. La confirmation vous est aussi envoyée par e-mail si vous nous avez donné une adresse.',
        'Nous conservons les commandes et les paiements enregistrés ; ces enregistrements font preuve, sauf preuve contraire. Nous pouvons refuser une commande pour un motif légitime, tel qu’une adresse introuvable ou un litige de paiement en cours ; nous vous en disons la raison et rien ne vous est dû ni débité.',
        'Vous annulez une commande vous-même, sans frais, tant que le colis n’est pas préparé.',
      ],
    },
    {
      id: 'paiement',
      title: '6. Paiement',
      blocks: [
        {
          list: [
            'À la livraison, en espèces, au livreur, ou au retrait, en boutique.',
            'Par carte bancaire, avec un compte, lorsque ce choix est proposé. Le paiement se fait dans la fenêtre de notre prestataire ; la boutique n’a pas accès au numéro de la carte.',
          ],
        },
        'Une facture est disponible sur la page de la commande. Les articles restent notre propriété jusqu’à leur paiement complet.',
      ],
    },
    {
      id: 'livraison',
      title: '7. Livraison',
      blocks: [
        `Nous livrons au Maroc, dans les villes que la boutique dessert. Le délai est de ${rules.deliveryDays}, soit ${rules.deliveryHours}, sauf délais propres à votre ville ; les dates annoncées avant la commande sont enregistrées avec elle.`,
        `Les jours ouvrés vont du lundi au samedi, hors jours de fermeture de la boutique. Le délai se compte à partir de la commande : du jour même si elle est passée un jour ouvré avant l’heure limite, d’ordinaire ${rules.cutOff} ; sinon, du jour ouvré suivant. Des retouches y ajoutent leurs propres jours ouvrés.`,
        'Lorsque le retrait en boutique est proposé et choisi, la commande vous attend au point de retrait une fois que nous l’avons annoncée prête. Là où l’essayage à la porte est annoncé, vous essayez les articles avant d’accepter le colis.',
        'Si la livraison tarde sans raison de force majeure, vous pouvez nous demander d’expédier dans un délai raisonnable, puis renoncer à la commande si ce délai passe : tout ce que vous avez payé vous est alors remboursé.',
        'Le risque de perte ou d’avarie est pour nous jusqu’à la remise du colis entre vos mains.',
      ],
    },
    {
      id: 'reception',
      title: '8. Réception et colis refusé',
      blocks: [
        'Si le colis est ouvert ou abîmé, refusez-le ou signalez-le-nous dans les jours qui suivent, de préférence avec une photo.',
        'Un colis refusé ou qui ne peut pas être remis nous revient et met fin à la commande. Vous ne devez rien si le paiement était prévu à la livraison ; un paiement par carte est remboursé en entier.',
      ],
    },
    {
      id: 'retractation',
      title: '9. Droit de rétractation',
      blocks: [
        `Selon l’article 36 de la loi 31-08 édictant des mesures de protection du consommateur, vous disposez de ${rules.returnDays} à compter de la réception pour vous rétracter, sans motif ni pénalité. Nous comptons ce délai à partir du lendemain de la livraison, et son dernier jour en entier.`,
        `Pour l’exercer, demandez le retour depuis la page de votre commande, ou écrivez-nous : la marche à suivre est décrite dans [Livraison et retours](${paths.delivery()}#retours). Les articles doivent revenir complets, ni portés ni lavés, dans leur emballage.`,
        'Le montant payé vous est remboursé sans délai, et au plus tard dans les quinze jours qui suivent votre demande.',
        `Selon l’article 38 de la même loi, ce droit ne s’applique pas aux articles confectionnés ou retouchés à votre demande et à vos mesures : voyez [Retouches](${paths.terms()}#retouches).`,
      ],
    },
    {
      id: 'echange',
      title: '10. Échange',
      blocks: [
        `Dans les mêmes ${rules.returnDays}, vous pouvez échanger gratuitement un article contre une autre taille ou une autre couleur disponible du même article, deux fois au plus. L’article reçu en échange ouvre un nouveau délai, pour un retour comme pour un échange. Pour un autre modèle, demandez un retour et passez une nouvelle commande.`,
        'Demandez l’échange depuis la page de votre commande, ou à notre service client. Il se fait à votre porte, où le livreur apporte le nouvel article et reprend l’autre ; par colis, le nouvel article partant une fois que nous avons reçu l’autre ; ou à la boutique. L’article est rendu comme pour un retour : complet, ni porté ni lavé. Nous acceptons la demande, ou nous vous disons pourquoi elle est refusée.',
        `Le nouvel article vous est réservé dès votre demande, puis de nouveau dès notre accord, d’ordinaire jusqu’à la fin du dernier des ${rules.exchangeHold} qui suivent ; la page de la commande en donne la date. Si rien n’est reçu, remis ni expédié à cette date, l’échange prend fin, sans frais. Jusque-là, vous pouvez aussi l’annuler vous-même.`,
        'Aucune différence n’est due quand le prix avant remise du nouvel article est celui que l’autre avait à l’achat, quel que soit le prix du jour. Sinon, la différence est celle entre le prix du nouvel article au jour de la demande et ce que vous avez payé pour l’autre. Si elle est à votre charge, vous la payez au livreur ou à la boutique, au moment de recevoir le nouvel article ; elle n’est jamais prélevée sur une carte. Si elle vous revient, elle vous est remboursée à la fin de l’échange, de la même façon qu’un retour.',
        'Un bon d’échange, ou un avoir et une facture quand un montant change, sont alors établis : leurs numéros figurent sur la page de la commande.',
      ],
    },
    {
      id: 'retouches',
      title: '11. Retouches',
      blocks: [
        'Là où la page d’un article le propose, il peut être retouché avant son départ. Vous choisissez les retouches, et leur mesure s’il en faut une, sur cette page ou dans le panier. Le prix de chacune, qui peut être nul, et les jours ouvrés qu’elle demande s’affichent avec elle : le prix s’ajoute à celui de l’article, et le plus long de ces délais aux dates annoncées.',
        'Les retouches, leurs mesures et leurs prix sont enregistrés avec la commande. Nous retouchons aux mesures que vous indiquez ; la commande n’est expédiée ou remise qu’une fois les retouches terminées.',
        `Fait selon vos indications, un article retouché n’est ni repris ni échangé, sauf défaut de l’article ou de la retouche (loi 31-08, article 38). Nous vous le disons avant la commande, et vous cochez une case pour l’accepter ; sans elle, la commande n’est pas passée. Pour un défaut, [écrivez-nous](${paths.contact()}).`,
      ],
    },
    {
      id: 'conseil',
      title: '12. Rendez-vous de conseil',
      blocks: [
        `Le conseil est gratuit et ne vous engage à rien. ${shop.uses.includes('APPOINTMENTS') ? `Sur la page [Conseil personnalisé](${paths.advice()}), vous choisissez une heure parmi celles qui sont proposées` : 'Lorsqu’il est proposé, vous choisissez une heure parmi celles de sa page'}, à la boutique ou par téléphone, jusqu’à ${rules.bookable} à l’avance.`,
        'Tant que le rendez-vous n’a pas commencé, vous l’annulez par le lien de l’e-mail de confirmation ou sur la page qui suit la réservation. Si la boutique doit l’annuler, elle en donne la raison.',
      ],
    },
    {
      id: 'garanties',
      title: '13. Garanties et authenticité',
      blocks: [
        'Vous bénéficiez des garanties de la loi : conformité à la commande, et garantie contre les défauts cachés (articles 549 et suivants du dahir formant Code des obligations et des contrats, loi 31-08).',
        'Un article défectueux ou qui n’est pas celui que vous avez commandé est repris à nos frais, retouché ou non ; vous choisissez entre l’échange, s’il est possible, et le remboursement.',
        'Nous garantissons l’authenticité de chaque article. S’il s’avérait qu’un produit n’est pas authentique, il vous serait remboursé.',
        'L’usure normale et les dommages dus à un entretien contraire à l’étiquette ne sont pas couverts.',
      ],
    },
    {
      id: 'responsabilite',
      title: '14. Responsabilité',
      blocks: [
        'Nous répondons de la bonne exécution de la vente, y compris par nos transporteurs. Nous ne répondons pas d’une inexécution due à vous-même, à un tiers étranger à la vente ou à un cas de force majeure. Rien ici ne réduit les droits que la loi vous donne.',
      ],
    },
    {
      id: 'donnees',
      title: '15. Données personnelles',
      blocks: [
        `Nous traitons vos données, celles d’un rendez-vous ou d’une retouche comprises, selon la loi 09-08. Lesquelles, pourquoi, combien de temps, et comment les consulter ou les effacer : tout est sur la page [Confidentialité](${paths.privacy()}).`,
      ],
    },
    {
      id: 'reclamations',
      title: '16. Réclamations et litiges',
      blocks: [
        `Adressez-nous d’abord votre réclamation, par les moyens de la page [Contact](${paths.contact()}), avec votre numéro de commande. Nous cherchons avec vous une solution amiable.`,
        'Ces conditions sont soumises au droit marocain. À défaut d’accord, vous pouvez saisir, à votre choix, le tribunal de votre domicile ou de votre résidence, ou celui du lieu où le dommage s’est produit. Les associations de protection du consommateur peuvent vous y aider.',
      ],
    },
  ],
});
