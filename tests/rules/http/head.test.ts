import { expect, test } from 'vitest';
import { seedShop } from '../../../client/demo/site/seedShop.ts';
import { writeHead } from '../../../client/ssr/head.ts';

const MARKUP = '"><script>alert(1)</script>&';

test('XSS-001: markup in a title, a description or structured data is text in the head', () => {
  const head = writeHead(
    'https://belle-vue.example',
    {
      title: MARKUP,
      description: MARKUP,
      path: `/products/${MARKUP}`,
      structured: [{ name: MARKUP }],
    },
    null,
    { shop: seedShop(), picture: undefined, pictureAlt: MARKUP },
  );
  const tags = Array.from(head.matchAll(/<(\/?[a-z]+)/g), ([, name]) => name);
  const others = tags.filter((name) => name !== 'meta');
  expect(others).toEqual(['title', '/title', 'link', 'script', '/script']);
  expect(head).toContain(`<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp; · Belle Vue`);
});
