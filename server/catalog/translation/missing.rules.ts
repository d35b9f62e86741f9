import { TRANSLATIONS } from '#shared/language.ts';

type Translation = (typeof TRANSLATIONS)[number];

interface Texts {
  readonly title: string;
  readonly description?: string | null;
  readonly details: readonly unknown[];
}

const isBlank = (text: string | null | undefined) => (text ?? '').trim() === '';

/** Returns the French texts that a translation lacks; missing details count once. */
export function missingTexts(
  french: Texts,
  translated: Texts | undefined,
): ReadonlyArray<keyof Texts> {
  const missing: Readonly<Record<keyof Texts, boolean>> = {
    title: isBlank(translated?.title),
    description: !isBlank(french.description) && isBlank(translated?.description),
    details: (translated?.details.length ?? 0) < french.details.length,
  };
  return (['title', 'description', 'details'] as const).filter((text) => missing[text]);
}

/** The languages in which shoppers read some of it in French, with how many texts. */
export function missingTranslations(
  product: Texts & {
    readonly translations: ReadonlyArray<Texts & { readonly language: Translation }>;
  },
) {
  return TRANSLATIONS.flatMap((language) => {
    const translated = product.translations.find((each) => each.language === language);
    const count = missingTexts(product, translated).length;
    return count === 0 ? [] : [{ language, count }];
  });
}
