import { describe, expect, test } from 'vitest';
import { homeContent, UNCHANGED_HOME } from '../../../server/catalog/home/home.store.ts';
import { completedHome } from '../../../server/seed/earlier-shop.ts';

const NO_TEXTS = { title: null, text: null, imageAlt: null };
const image = { url: '/images/hero.svg', alt: 'La boutique' };

/** The home page that the software showed by itself. */
const shown = homeContent.parse({
  hero: { title: 'Belles étoffes', text: 'Choisies pour durer', image },
  about: { title: 'La maison', text: 'Depuis longtemps' },
  translations: [
    {
      language: 'AR',
      hero: { title: 'أقمشة', text: 'مختارة', imageAlt: 'المتجر' },
      about: { title: 'الدار', text: 'منذ زمن', imageAlt: null },
    },
  ],
});

describe('the home page of a shop of before', () => {
  test('is what the software showed, where the shop had changed nothing', () => {
    expect(completedHome(UNCHANGED_HOME, shown)).toEqual({ ...UNCHANGED_HOME, published: shown });
  });

  test('keeps what the shop wrote, in French too where it is not translated', () => {
    const own = homeContent.parse({
      featured: ['a'],
      hero: { title: 'Soldes d’été' },
      translations: [
        { language: 'AR', hero: NO_TEXTS, about: { ...NO_TEXTS, title: 'من نحن' } },
        { language: 'EN', hero: { ...NO_TEXTS, title: 'Summer sale' }, about: NO_TEXTS },
      ],
    });
    const { published } = completedHome({ ...UNCHANGED_HOME, published: own }, shown);
    expect(published).toMatchObject({
      featured: ['a'],
      hero: { title: 'Soldes d’été', text: 'Choisies pour durer', image },
      about: shown.about,
      translations: [
        {
          language: 'AR',
          hero: { title: null, text: 'مختارة', imageAlt: 'المتجر' },
          about: { title: 'من نحن', text: 'منذ زمن', imageAlt: null },
        },
        { language: 'EN', hero: { title: 'Summer sale', text: null }, about: NO_TEXTS },
      ],
    });
  });

  test('is completed in the draft and one step back, too', () => {
    const own = homeContent.parse({ hero: { title: 'Soldes' } });
    const home = { ...UNCHANGED_HOME, draft: own, published: own, earlier: { content: null } };
    const { draft, earlier } = completedHome(home, shown);
    expect(draft?.hero.text).toBe('Choisies pour durer');
    expect(earlier).toEqual({ content: shown });
  });
});
