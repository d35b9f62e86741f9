import { contact, identity } from '../../text/merchantFacts.ts';
import { paths } from '#shared/paths.ts';
import type { InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

/** A change of its meaning needs a new TERMS_VERSION: orders name the version that was accepted. */
export const termsDocument = (rules: ShopRules): InformationDocument => ({
  path: paths.terms(),
  title: 'Conditions générales de vente',
  description:
    'Les conditions auxquelles Belle Vue vend en ligne au Maroc : prix, commande, paiement, livraison, rétractation, garanties et réclamations.',
  lead: 'Elles disent ce que vous pouvez attendre de nous, et ce que nous attendons de vous, pour tout achat sur cette boutique.',
  version: rules.termsVersion,
  sections: [
    {
      id: 'vendeur',
      title: '1. Le vendeur',
      blocks: [
        {
          text: 'Le vendeur est l’éditeur de la boutique Belle Vue, à Rabat.',
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
        'Chaque page de produit décrit ses matières, son entretien, ses tailles ou ses mesures. Les illustrations montrent la coupe, les couleurs et les détails ; une teinte peut paraître un peu différente d’un écran à l’autre.',
        'Un article est proposé dans la limite du stock. Le panier ne réserve rien : la pièce est à vous quand la commande est confirmée. Si un article venait malgré tout à manquer, nous vous en informerions aussitôt et vous rembourserions ce que vous avez payé pour lui.',
      ],
    },
    {
      id: 'prix',
      title: '4. Prix et frais de livraison',
      blocks: [
        'Les prix sont en dirhams (DH), toutes taxes comprises. Le prix barré est celui que l’article avait avant la remise.',
        {
          list: [
            `Sans compte, la livraison coûte ${rules.deliveryFee} ; elle est gratuite à partir de ${rules.freeDeliveryFrom} d’articles, remises déduites.`,
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
        `Les jours ouvrés vont du lundi au samedi, hors jours de fermeture de la boutique. Le délai se compte à partir de la commande : du jour même si elle est passée un jour ouvré avant l’heure limite, d’ordinaire ${rules.cutOff} ; sinon, du jour ouvré suivant.`,
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
        'Ce droit ne s’applique pas aux articles confectionnés ou retouchés à votre demande et à vos mesures.',
      ],
    },
    {
      id: 'echange',
      title: '10. Échange',
      blocks: [
        `Dans les mêmes ${rules.returnDays}, un article qui ne vous satisfait pas peut être échangé gratuitement contre une autre taille, une autre couleur ou un autre modèle disponible. Une différence de prix est payée ou remboursée.`,
      ],
    },
    {
      id: 'garanties',
      title: '11. Garanties et authenticité',
      blocks: [
        'Vous bénéficiez des garanties de la loi : conformité à la commande, et garantie contre les défauts cachés (articles 549 et suivants du dahir formant Code des obligations et des contrats, loi 31-08).',
        'Un article défectueux ou qui n’est pas celui que vous avez commandé est repris à nos frais ; vous choisissez entre l’échange, s’il est possible, et le remboursement.',
        'Nous garantissons l’authenticité de chaque article. S’il s’avérait qu’un produit n’est pas authentique, il vous serait remboursé.',
        'L’usure normale et les dommages dus à un entretien contraire à l’étiquette ne sont pas couverts.',
      ],
    },
    {
      id: 'responsabilite',
      title: '12. Responsabilité',
      blocks: [
        'Nous répondons de la bonne exécution de la vente, y compris par nos transporteurs. Nous ne répondons pas d’une inexécution due à vous-même, à un tiers étranger à la vente ou à un cas de force majeure. Rien ici ne réduit les droits que la loi vous donne.',
      ],
    },
    {
      id: 'donnees',
      title: '13. Données personnelles',
      blocks: [
        `Nous traitons vos données selon la loi 09-08. Lesquelles, pourquoi, combien de temps, et comment les consulter ou les effacer : tout est sur la page [Confidentialité](${paths.privacy()}).`,
      ],
    },
    {
      id: 'reclamations',
      title: '14. Réclamations et litiges',
      blocks: [
        `Adressez-nous d’abord votre réclamation, par les moyens de la page [Contact](${paths.contact()}), avec votre numéro de commande. Nous cherchons avec vous une solution amiable.`,
        'Ces conditions sont soumises au droit marocain. À défaut d’accord, vous pouvez saisir, à votre choix, le tribunal de votre domicile ou de votre résidence, ou celui du lieu où le dommage s’est produit. Les associations de protection du consommateur peuvent vous y aider.',
      ],
    },
  ],
});
