import { TRANSLATIONS } from '#shared/language.ts';
import type { HomePart, HomeRecord, HomeTexts, ShownHome } from '../catalog/home/home.store.ts';
import type { Store } from '../store.ts';
import type { SeedShop } from './seed.ts';

/**
 * Gives a shop of before shops had an identity that of the seed, which its pages showed until then. Does nothing
 * where an identity was saved: an empty shop begins with a neutral one.
 */
export async function nameEarlierShop(store: Store, { identity, home }: SeedShop): Promise<void> {
  if (await store.read.identity.isSaved()) return;
  await store.transaction(async (ports) => {
    // Another instance may have been faster.
    if (await ports.identity.isSaved()) return;
    await ports.identity.save({ version: 0, ...identity });
    if (home) await ports.home.save(completedHome(await ports.home.load(), home));
  });
}

/** Fills what a home page of before left to the software with what the software showed. */
export function completedHome(home: HomeRecord, shown: ShownHome): HomeRecord {
  const { draft, published, earlier } = home;
  const complete = (content: ShownHome | null) => (content ? completed(content, shown) : shown);
  return {
    ...home,
    draft: draft && complete(draft),
    published: complete(published),
    earlier: earlier && { content: complete(earlier.content) },
  };
}

function completed(content: ShownHome, shown: ShownHome): ShownHome {
  return {
    ...content,
    hero: completedPart(content.hero, shown.hero),
    about: completedPart(content.about, shown.about),
    translations: TRANSLATIONS.flatMap((language) => {
      const own = content.translations.find((each) => each.language === language);
      const other = shown.translations.find((each) => each.language === language);
      if (!other) return own ?? [];
      const texts = (part: 'hero' | 'about') =>
        completedTexts(own?.[part], other[part], content[part]);
      return { language, hero: texts('hero'), about: texts('about') };
    }),
  };
}

const completedPart = (own: HomePart, shown: HomePart): HomePart => ({ ...shown, ...written(own) });

/** A part that the shop had written in French alone was shown in French. */
function completedTexts(
  own: HomeTexts | undefined,
  shown: HomeTexts,
  { image, ...french }: HomePart,
): HomeTexts {
  const isFrench = new Set(Object.keys(written({ ...french, imageAlt: image })));
  const others = Object.entries(shown).map(([name, text]) => [
    name,
    isFrench.has(name) ? null : text,
  ]);
  return { ...shown, ...Object.fromEntries(others), ...written(own ?? {}) };
}

function written<T extends object>(fields: T): Partial<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  // Fields were left out, and none was added.
  return Object.fromEntries(entries) as Partial<T>;
}
