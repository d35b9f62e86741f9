import type { Page, Request } from '@playwright/test';
import { describe } from 'vitest';
import { backOfficeTest as test, logIn } from '../../support/browser/back-office.ts';
import { expect } from '../../support/browser/browser.ts';
import {
  lyingPicture,
  openProduct,
  pictureFile,
  saveAll,
  uploadPicture,
} from './products.steps.ts';

test.beforeEach(async ({ page, url }) => {
  await logIn(page, url);
  await openProduct(page, '/admin/products/caftan-celeste', 'Caftan Céleste');
});

const pictures = (page: Page) => page.getByRole('list', { name: /^Photos du produit/ });
const chooser = (page: Page) => page.getByLabel('Choisir des photos');

describe('pictures', () => {
  test('that wait to be sent are not left without a warning', async ({ page }) => {
    await chooser(page).setInputFiles([
      await pictureFile(page, 'une.png', { width: 500, height: 700, colour: 'teal' }),
      await pictureFile(page, 'deux.png', { width: 500, height: 700, colour: 'plum' }),
    ]);
    await expect(page.getByText('2 photos ne sont pas encore envoyées.')).toBeVisible();
    await page.getByRole('link', { name: 'Commandes', exact: true }).first().click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog).toContainText('Quitter');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Photo 1 sur 2')).toBeVisible();
  });

  test('are cropped, uploaded in three widths one after another, and put in order', async ({
    page,
    url,
  }) => {
    const before = await pictures(page).getByRole('listitem').count();
    await chooser(page).setInputFiles([
      await pictureFile(page, 'grande.png', { width: 2600, height: 2000, colour: 'teal' }),
      await pictureFile(page, 'petite.png', { width: 500, height: 700, colour: 'plum' }),
      await pictureFile(page, 'autre.png', { width: 900, height: 900, colour: 'gold' }),
    ]);
    await expect(page.getByText('Photo 1 sur 3')).toBeVisible();

    await page.getByRole('button', { name: 'Envoyer la photo' }).click();
    await expect(page.getByText('Décrivez ce que montre la photo.')).toBeVisible();
    const sent = page.waitForRequest(isUpload);
    await uploadPicture(page, 'Caftan de face');
    await sent;
    await expect(page.getByText('Photo 2 sur 3')).toBeVisible();
    await uploadPicture(page, 'Caftan de dos');
    await expect(page.getByText('Photo 3 sur 3')).toBeVisible();
    await uploadPicture(page, 'Broderie de près');
    await expect(pictures(page).getByRole('listitem')).toHaveCount(before + 3);

    const added = (await storedImages(page)).slice(-3);
    const widths = added.map(({ sources }) => sources.map(({ width }) => width));
    expect(widths).toEqual([[800, 400], [400], [400]]);
    const file = await page.request.get(url + (added[0]?.url ?? ''));
    expect(file.headers()['content-type']).toBe('image/webp');

    for (let at = before + 1; at > 1; at -= 1) {
      await page
        .getByRole('button', { name: `Avancer la photo ${at}`, exact: true })
        .press('Enter');
    }
    const first = pictures(page).getByRole('listitem').first();
    await expect(first).toContainText('Photo de la boutique');
    await saveAll(page);
    await page.goto(`${url}/products/caftan-celeste`);
    await expect(page.getByAltText('Caftan de face').first()).toBeVisible();
  });

  test('that cannot be read are named, and the others go on', async ({ page }) => {
    const buffer = Buffer.from('no picture');
    const broken = { name: 'abîmée.jpg', mimeType: 'image/jpeg', buffer };
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer };
    const good = await pictureFile(page, 'bonne.png', { width: 800, height: 1000, colour: 'navy' });
    await chooser(page).setInputFiles([text, broken, good, good]);
    await expect(page.getByText('notes.txt : seules les photos')).toBeVisible();
    await expect(
      page.getByText('abîmée.jpg : ce fichier n’est pas une photo lisible.'),
    ).toBeVisible();
    await expect(page.getByText('bonne.png', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Passer cette photo' }).click();
    await expect(page.getByText('Photo 3 sur 3')).toBeVisible();
  });

  test('of a phone stand upright, and have no metadata', async ({ page, url }) => {
    const before = await storedImages(page);
    await chooser(page).setInputFiles(await lyingPicture(page, 'a.jpg', 900, 500));
    await uploadPicture(page, 'Caftan debout');
    const added = (await storedImages(page)).at(-1);
    expect(before.map((one) => one.url)).not.toContain(added?.url);
    const bytes = await (await page.request.get(url + (added?.url ?? ''))).body();
    expect(bytes.includes('EXIF')).toBe(false);
    const size = await page.evaluate(async (path) => {
      const whole = new Image();
      whole.src = path ?? '';
      await whole.decode();
      return [whole.naturalWidth, whole.naturalHeight];
    }, added?.url);
    // Lying, it would be 400 wide at most.
    expect(size).toEqual([500, 625]);
  });

  test('are dropped, the same file twice, and dragged into another order', async ({ page }) => {
    const dropped = await page.evaluateHandle(async () => {
      const canvas = document.createElement('canvas');
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/png');
      });
      const transfer = new DataTransfer();
      for (const name of ['la-même.png', 'la-même.png']) {
        transfer.items.add(new File(blob ? [blob] : [], name, { type: 'image/png' }));
      }
      return transfer;
    });
    // Beside the field: the browser would leave the page otherwise.
    await page.getByLabel('Titre').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(page.getByText('Photo 1 sur 2')).toBeVisible();
    await page.getByRole('button', { name: 'Passer cette photo' }).click();
    await expect(page.getByText('Photo 2 sur 2')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();

    const texts = page.getByRole('textbox', { name: /^Texte de la photo/ });
    const second = await texts.nth(1).inputValue();
    const images = pictures(page).getByRole('img');
    await images.nth(1).dragTo(images.nth(0));
    await expect(texts.first()).toHaveValue(second);
  });

  test('are cropped by the keyboard, and an upload is cancelled', async ({ page, expectFault }) => {
    expectFault(/graphql\/admin/);
    const picture = await pictureFile(page, 'a.png', { width: 1600, height: 900, colour: 'teal' });
    await chooser(page).setInputFiles(picture);
    await page.getByLabel('Cadrage de la photo').press('+');
    await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
    const text = page.getByLabel('Texte alternatif');
    await text.fill('Une photo');
    await page.route('**/graphql/admin', () => undefined);
    await page.getByRole('button', { name: 'Envoyer la photo' }).click();
    await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
    await expect(page.getByText('a.png : Envoi annulé.')).toBeVisible();
    await expect(text).toHaveValue('Une photo');
    await page.unroute('**/graphql/admin');
  });
});

/** Returns whether it is a GraphQL multipart request. */
const isUpload = (request: Request) =>
  request.url().endsWith('/graphql/admin') &&
  request.headers()['content-type']?.startsWith('multipart/form-data') === true;

type Images = ReadonlyArray<{ url: string; sources: ReadonlyArray<{ width: number }> }>;

async function storedImages(page: Page): Promise<Images> {
  const query = '{ product(id: "caftan-celeste") { images { url sources { width } } } }';
  const response = await page.request.post('/graphql/admin', {
    headers: { 'x-belle-vue-admin': '1' },
    data: { query },
  });
  return (await response.json()).data.product.images;
}
