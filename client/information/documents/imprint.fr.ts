import { contact, identity } from '../../text/merchantFacts.ts';
import { neutralShop } from '#shared/shop/neutral-shop.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';

export function imprintDocument(shop: PageShop): InformationDocument {
  const isNamed = shop.name !== neutralShop('FR').name;
  const called = isNamed ? `La boutique ${shop.name}` : 'Cette boutique';
  return {
    path: paths.imprint(),
    title: 'Mentions légales',
    description: `Qui édite ${isNamed ? `la boutique ${shop.name}` : 'cette boutique'} : identité, identifiants légaux, contact, propriété intellectuelle.`,
    lead: 'Qui se trouve derrière cette boutique, et à qui appartient ce qu’elle montre.',
    sections: [
      {
        id: 'editeur',
        title: 'Éditeur et vendeur',
        blocks: [
          { text: `${called} est éditée et exploitée par :`, ifAny: ['legalName'] },
          {
            text: `${called} est ${shop.city === null ? 'éditée' : `éditée et exploitée à ${shop.city},`} au Maroc.`,
            ifNone: ['legalName'],
          },
          { merchant: [...identity, ...contact] },
        ],
      },
      {
        id: 'donnees',
        title: 'Données personnelles',
        blocks: [
          {
            text: 'Le traitement des données fait l’objet d’une déclaration à la Commission nationale de contrôle de la protection des données à caractère personnel (CNDP), selon la loi 09-08 ; son récépissé figure ci-dessous.',
            ifAny: ['cndp'],
          },
          { text: 'Le traitement des données est soumis à la loi 09-08.', ifNone: ['cndp'] },
          { merchant: ['cndp'] },
          `Vos droits et la façon de les exercer sont sur la page [Confidentialité](${paths.privacy()}).`,
        ],
      },
      {
        id: 'vente',
        title: 'Vente en ligne',
        blocks: [
          `Les achats sont soumis à nos [conditions générales de vente](${paths.terms()}), dans le cadre de la loi 31-08 sur la protection du consommateur.`,
        ],
      },
      {
        id: 'propriete',
        title: 'Propriété intellectuelle',
        blocks: [
          'Les textes, les illustrations, les motifs et la présentation de cette boutique appartiennent à son éditeur. Vous pouvez en partager les adresses et en citer de courts extraits ; toute autre reproduction demande notre accord écrit.',
          ...ifUsed(
            shop.uses,
            'FRAMES',
            'Les marques de lunettes citées appartiennent à leurs titulaires. Nous les nommons pour désigner les articles que nous vendons.',
          ),
          'Les caractères Fraunces et Figtree sont employés sous la licence SIL Open Font.',
        ],
      },
      {
        id: 'contenu',
        title: 'Exactitude et liens',
        blocks: [
          `Nous veillons à l’exactitude de ce qui est écrit ici. Si vous relevez une erreur, ou un contenu qui porte atteinte à vos droits, [dites-le-nous](${paths.contact()}) : nous le corrigeons sans tarder.`,
          'Vous pouvez faire un lien vers toute page de la boutique, sans autorisation.',
        ],
      },
    ],
  };
}
