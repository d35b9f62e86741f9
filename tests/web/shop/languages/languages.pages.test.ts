import { describe } from 'vitest';
import { LANGUAGES, languages, pathIn } from '#shared/language.ts';
import { test } from '../../../support/browser/browser.ts';

interface Head {
  readonly html: string;
  readonly title: string;
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

async function headOf(url: string, path: string): Promise<Head & { readonly status: number }> {
  const response = await fetch(url + path);
  const text = await response.text();
  const links = text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
  return {
    status: response.status,
    // Each page has the day, the promised days of delivery and what the shop says of itself, too.
    html: (/<html[^>]*>/.exec(text)?.[0] ?? '').replace(
      / data-(?:day|promise|shop)=(?:"[^"]*"|'[^']*')/g,
      '',
    ),
    title: /<title>([^<]*)/.exec(text)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(text)?.[1],
    alternates: Object.fromEntries(
      Array.from(links, ([, name = '', href = '']) => [name, href.replace(url, '')]),
    ),
  };
}

const HTML = {
  FR: '<html lang="fr" dir="ltr">',
  AR: '<html lang="ar" dir="rtl">',
  EN: '<html lang="en" dir="ltr">',
};

describe('a page', () => {
  test.for([
    '/',
    '/products',
    '/products?category=Lunettes',
    '/products/caftan-celeste',
    '/occasions/mariage',
    '/trouver-ma-monture',
    '/conditions-generales-de-vente',
    '/cart',
    '/login',
    '/orders',
  ])('%s is itself in each language, and names the others', async (path, { url, expect }) => {
    const alternates = {
      ...Object.fromEntries(LANGUAGES.map((each) => [languages[each].tag, pathIn(each, path)])),
      'x-default': path,
    };
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const head = await headOf(url, pathIn(language, path));
      expect(head).toMatchObject({ status: 200, html: HTML[language], alternates });
      if (head.canonical !== undefined) {
        expect(head.canonical).toBe(url + pathIn(language, path));
      }
      titles.add(head.title);
    }
    expect(titles.size).toBe(3);
  });

  test.for([
    ['/ar/nulle-part', 'AR'],
    ['/ar/ar', 'AR'],
    ['/ar/ar/products', 'AR'],
    ['/ar/fr/products', 'AR'],
    ['/ar/api/products', 'AR'],
    ['/en/admin', 'EN'],
    ['/de/products', 'FR'],
    ['/are', 'FR'],
  ] as const)('that is not there, %s, says so in %s', async ([path, language], { url, expect }) => {
    const { status, html, alternates } = await headOf(url, path);
    expect({ status, html, alternates }).toEqual({
      status: 404,
      html: HTML[language],
      alternates: {},
    });
  });

  test('of an unknown product is a 404 in each language', async ({ url, expect }) => {
    for (const language of LANGUAGES) {
      const { status, html } = await headOf(url, pathIn(language, '/products/nope'));
      expect([status, html]).toEqual([404, HTML[language]]);
    }
  });

  test('whose frame any order shares leads to no other page until it knows its address', async ({
    url,
    expect,
  }) => {
    for (const path of ['/orders/o1', '/orders/o1/invoice', '/track/o1/key']) {
      const text = await (await fetch(`${url}/ar${path}`)).text();
      expect(text).toContain('hrefLang="en"');
      expect(text).not.toContain('/:');
    }
  });

  test('in Arabic holds no French sentence of the shop in its first bytes', async ({
    url,
    expect,
  }) => {
    for (const path of ['/ar', '/ar/products', '/ar/products/caftan-celeste', '/ar/cart']) {
      const text = await (await fetch(url + path)).text();
      const body = text
        .replace(/^[^]*?<body>/, '')
        .replaceAll(/<(script|style|template|noscript)[^]*?<\/\1>/g, '')
        .replaceAll(/<a [^>]*lang="(?:fr|en)"[^]*?<\/a>/g, '')
        .replaceAll(/<[^>]*>/g, ' ');
      const french = body.match(/\p{Script=Latin}*[éèêàçôùîï]\p{Script=Latin}*/gu) ?? [];
      expect({ path, french }).toEqual({ path, french: [] });
    }
  });
});
