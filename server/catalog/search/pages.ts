import { measuresParameter, newestSort, paths, sortParameter } from '#shared/paths.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';
import { digitsOf } from '#shared/digits.ts';
import type { searchTexts } from './search.fr.ts';
import { foldedWords, keyOf, stemOf } from './stems.ts';

type Page = keyof typeof searchTexts.pages;

interface Answer {
  readonly page: Page;
  /** The path of the French page. */
  readonly path: string;
  /** Only a shop that uses it has the page. */
  readonly feature?: ShopFeature | undefined;
}

/** Words of a search that a page answers, whatever else it names. */
const WORDS: Readonly<Partial<Record<Page, string>>> = {
  sale: `promo promos promotion promotions solde soldes remise réduction réductions sale sales discount discounts
    offers تخفيض تخفيضات عروض صولد soldat takhfid`,
  delivery: `livraison livraisons livrer livré retour retours retourner rembourser remboursement échange échanger
    delivery shipping return returns refund refunds توصيل شحن إرجاع ارجاع استرجاع استبدال تبديل tawsil tawssil`,
  contact: `contact contacter téléphone whatsapp adresse magasin horaires phone address
    اتصال هاتف عنوان واتساب رقم`,
  findOrder: `commande commandes suivi colis order tracking parcel طلب طلبي طلبية تتبع طرد`,
  faq: `paiement payer faq aide payment help الدفع أداء مساعدة`,
  logIn: `compte connexion inscription login account حساب حسابي`,
};

/** Whole searches that a page answers: their words mean other things beside others. */
const TEXTS: Readonly<Partial<Record<Page, readonly string[]>>> = {
  newest: [
    'nouveautés',
    'nouveauté',
    'nouveau',
    'nouvelle collection',
    'new in',
    'new arrivals',
    'new',
    'جديد',
    'الجديد',
    'jdid',
  ],
  sizeGuide: [
    'taille',
    'tailles',
    'guide des tailles',
    'quelle taille',
    'ma taille',
    'mesures',
    'pointure',
    'size',
    'sizes',
    'size guide',
    'size chart',
    'my size',
    'مقاس',
    'مقاسات',
    'دليل المقاسات',
    'مقاسي',
    'l3bar',
  ],
  frameFinder: ['ma monture', 'trouver ma monture', 'find my frame'],
};

const PATHS: Readonly<Record<Page, string>> = {
  sale: paths.catalog('promo=1'),
  newest: paths.catalog(new URLSearchParams({ [sortParameter]: newestSort }).toString()),
  delivery: paths.delivery(),
  contact: paths.contact(),
  sizeGuide: paths.sizeGuide(),
  findOrder: paths.findOrder(),
  faq: paths.faq(),
  logIn: paths.logIn(),
  frameFinder: paths.frameFinder(),
};

const FEATURES: Readonly<Partial<Record<Page, ShopFeature>>> = {
  sizeGuide: 'SIZE_GUIDES',
  frameFinder: 'FRAMES',
};

// The keys are the object's own.
const PAGES = Object.keys(PATHS) as readonly Page[];
const stemsOf = new Map(
  PAGES.map((page) => [page, new Set(foldedWords(WORDS[page] ?? '').map(stemOf))]),
);
const keysOf = new Map(PAGES.map((page) => [page, new Set((TEXTS[page] ?? []).map(keyOf))]));

/** The number of an order, whatever its prefix: it ends in 1000. */
const ORDER_NUMBER = /(?<![\p{L}\p{N}])[a-z\d]*[a-z][a-z\d]*?-?\d+1000(?!\d)/iu;
/** « 54□18-145 », with or without the length of the temples; the box between is one of several characters. */
const MEASURES =
  /(?<!\d)(?:[3-7]\d)\s*[^\p{L}\p{N}\s.,]\s*(?:[12]\d)(?:\s*[^\p{L}\p{N}.,]\s*1[1-6]\d)?(?!\d)/u;

/** Returns the pages that answer a search, such as one about delivery. */
export function answersTo(text: string): readonly Answer[] {
  const measures = MEASURES.exec(digitsOf(text))?.[0];
  if (measures !== undefined) {
    const search = new URLSearchParams({ [measuresParameter]: measures });
    return [{ page: 'frameFinder', path: paths.frameFinder(search.toString()), feature: 'FRAMES' }];
  }
  const stems = foldedWords(text).map(stemOf);
  const key = keyOf(text);
  const isMeant = (page: Page) =>
    keysOf.get(page)?.has(key) === true ||
    stems.some((stem) => stemsOf.get(page)?.has(stem)) ||
    (page === 'findOrder' && ORDER_NUMBER.test(text));
  return PAGES.filter(isMeant).map((page) => ({
    page,
    path: PATHS[page],
    feature: FEATURES[page],
  }));
}
