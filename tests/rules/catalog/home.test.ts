import { describe, expect, test } from 'vitest';

import { contentOf, editHome, filledHome } from '../../../server/catalog/home/home.rules.ts';
import { homeContent, type HomeRecord } from '../../../server/catalog/home/home.store.ts';

const UNCHANGED: HomeRecord = { version: 0, draft: null, published: null, earlier: null };
const NO_PART = { title: null, text: null, image: null };
const NO_TEXTS = { title: null, text: null, imageAlt: null };

const FIRST = homeContent.parse({
  hero: { title: 'Le premier titre', text: 'Le premier texte', image: { url: '/h.svg', alt: '' } },
  about: { title: 'La maison', text: 'Une histoire.' },
  translations: [
    {
      language: 'EN',
      hero: { title: 'The first title', text: 'The first text' },
      about: { title: 'The house' },
    },
  ],
});

describe('what a shop showed before its home page was a record', () => {
  test('is written whole where it changed nothing, once', () => {
    const filled = filledHome(UNCHANGED, FIRST);
    expect(filled).toEqual({ version: 1, draft: null, published: FIRST, earlier: null });
    expect(filledHome(filled, FIRST)).toEqual(filled);
  });

  test('fills the parts that it left, in each language, and keeps what it wrote', () => {
    const own = homeContent.parse({
      featured: ['robe'],
      hero: { title: 'Les soldes' },
      hiddenBlocks: ['ABOUT'],
      translations: [{ language: 'AR', hero: { title: 'تخفيضات' } }],
    });
    const filled = filledHome({ version: 7, draft: own, published: null, earlier: null }, FIRST);
    expect(filled).toMatchObject({ version: 7, published: FIRST });
    expect(filled.draft).toEqual({
      ...own,
      hero: { ...FIRST.hero, title: 'Les soldes' },
      about: FIRST.about,
      translations: [
        { language: 'AR', eyebrow: null, hero: { ...NO_TEXTS, title: 'تخفيضات' }, about: NO_TEXTS },
        {
          language: 'EN',
          eyebrow: null,
          // The French title that the shop wrote was shown in English too.
          hero: { ...NO_TEXTS, text: 'The first text' },
          about: { ...NO_TEXTS, title: 'The house' },
        },
      ],
    });
  });

  test('is what a step back leads to', () => {
    const own = homeContent.parse({ hero: { title: 'Les soldes' } });
    const before: HomeRecord = {
      version: 2,
      draft: null,
      published: own,
      earlier: { content: null },
    };
    expect(filledHome(before, FIRST).earlier).toEqual({ content: FIRST });
  });
});

describe('a picture', () => {
  const home = { ...UNCHANGED, published: FIRST };
  const none = { products: new Set<string>(), brands: new Set<string>() };
  const edit = (alt: string, url = '/h.svg') =>
    editHome(home, { hero: { image: { url, alt } } }, none);

  test('that decorates may stay without words', () => {
    expect(edit(' ').hero).toEqual({ ...NO_PART, image: { url: '/h.svg', alt: '' } });
    expect(edit('Une porte').hero.image?.alt).toBe('Une porte');
  });

  test('that has words keeps some', () => {
    const described = {
      ...home,
      published: { ...FIRST, hero: { ...FIRST.hero, image: { url: '/h.svg', alt: 'Une porte' } } },
    };
    const input = { hero: { image: { url: '/h.svg', alt: ' ' } } };
    expect(() => editHome(described, input, none)).toThrow('REQUIRED');
    expect(contentOf(described).hero.image?.alt).toBe('Une porte');
  });
});
