import { describe, expect, test } from 'vitest';
import { readMarkup, titlesOf, writeMarkup } from '#shared/markup.ts';

const PAGE = `Deux mots d’abord.
Puis un troisième.

## Délais
Comptez deux jours.

- le lundi

- le mardi
* le mercredi
1. Ouvrez la commande.
2) Pressez « Échanger ».
## [Frais](/livraison-et-retours#frais)
| Ville | Prix |
|:------|-----:|
| Fès | 30 DH |
| Agadir | |
### Et ailleurs ?
Écrivez-nous.
Ou appelez.
### Et le dimanche ?
`;

describe('the markup of a page', () => {
  test('is read as sections, paragraphs, lists, steps, tables and questions', () => {
    expect(readMarkup(PAGE)).toEqual([
      { title: '', blocks: ['Deux mots d’abord.', 'Puis un troisième.'] },
      {
        title: 'Délais',
        blocks: [
          'Comptez deux jours.',
          { list: ['le lundi', 'le mardi', 'le mercredi'] },
          { steps: ['Ouvrez la commande.', 'Pressez « Échanger ».'] },
        ],
      },
      {
        title: '[Frais](/livraison-et-retours#frais)',
        blocks: [
          {
            columns: ['Ville', 'Prix'],
            rows: [
              ['Fès', '30 DH'],
              ['Agadir', ''],
            ],
          },
          { topic: 'Et ailleurs ?', answers: ['Écrivez-nous.', 'Ou appelez.'] },
          { topic: 'Et le dimanche ?', answers: [] },
        ],
      },
    ]);
  });

  test('that is written is read as what it was', () => {
    const sections = readMarkup(PAGE);
    expect(readMarkup(writeMarkup(sections))).toEqual(sections);
  });

  test('is text where it only looks like markup', () => {
    expect(readMarkup('#hashtag\n##sans espace\n-5 %\n12 rue Hassan\n| seul')).toEqual([
      {
        title: '',
        blocks: ['#hashtag', '##sans espace', '-5 %', '12 rue Hassan', '| seul'],
      },
    ]);
    expect(readMarkup(' \n\n')).toEqual([]);
  });

  test('has titles, without their links', () => {
    expect(titlesOf(PAGE)).toEqual(['Délais', 'Frais']);
  });
});
