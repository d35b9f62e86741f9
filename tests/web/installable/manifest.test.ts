import { expect, test } from '../../support/browser/browser.ts';

test('the manifest names what an installed shop needs, and every icon is there', async ({
  page,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^application\/manifest\+json/),
    'cache-control': 'no-cache',
  });
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: 'Belle Vue · Mode et lunettes à Rabat',
    short_name: 'Belle Vue',
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  const light = page.locator('meta[name=theme-color][media*=light]');
  await expect(light).toHaveAttribute('content', manifest.theme_color);
  type Icon = { readonly src: string; readonly sizes: string; readonly purpose: string };
  const icons: readonly Icon[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const path of [...icons.map(({ src }) => src), touch ?? '']) {
    const icon = await page.request.get(path);
    expect(icon.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});
