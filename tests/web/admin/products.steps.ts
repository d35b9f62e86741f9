import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';

export const SHIRT = 'Chemisier à plastron plissé';
export const SHIRT_PATH = '/admin/products/chemisier-plastron-blanc';

export async function openProduct(page: Page, path = SHIRT_PATH, title = SHIRT): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export const cell = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Presses by the keyboard: a toast may be over the button. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter');
}

/** Saves, and waits until nothing is left to save. */
export async function saveAll(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText('Tout est enregistré.')).toBeVisible();
}

/** Pastes as a spreadsheet gives its cells: as text, and as a table if there is `html`. */
export async function pasteCells(target: Locator, text: string, html = ''): Promise<void> {
  await target.focus();
  await target.evaluate(
    (element, formats) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', formats.text);
      if (formats.html !== '') clipboardData.setData('text/html', formats.html);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { text, html },
  );
}

/** Chooses a CSV file of these lines on the page of the import. */
export async function chooseCsv(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\n'));
  const file = { name: 'fournisseur.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('Choisir un fichier CSV').setInputFiles(file);
}

/** A picture drawn by the browser, which no other file of a test is like. */
export async function pictureFile(
  page: Page,
  name: string,
  { width, height, colour }: { width: number; height: number; colour: string },
  mimeType = 'image/png',
) {
  const base64 = await page.evaluate(
    (size) => {
      const canvas = document.createElement('canvas');
      canvas.width = size.width;
      canvas.height = size.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = size.colour;
      context.fillRect(0, 0, size.width, size.height);
      return canvas.toDataURL(size.mimeType).split(',')[1] ?? '';
    },
    { width, height, colour, mimeType },
  );
  return { name, mimeType, buffer: Buffer.from(base64, 'base64') };
}

/** Orientation 6: to be turned by a quarter to the right. */
const EXIF = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
  'hex',
);

/** Returns the file of a phone held upright: lying, with a note that it is to be turned. */
export async function lyingPicture(page: Page, name: string, width: number, height: number) {
  const { buffer } = await pictureFile(page, name, { width, height, colour: 'teal' }, 'image/jpeg');
  const [start, rest] = [buffer.subarray(0, 2), buffer.subarray(2)];
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([start, EXIF, rest]) };
}

/** Types what the waiting picture shows, and sends it. */
export async function uploadPicture(page: Page, alt: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Texte alternatif' }).fill(alt);
  await page.getByRole('button', { name: 'Envoyer la photo' }).press('Enter');
  await expect(
    page.getByRole('list', { name: /^Photos du produit/ }).getByAltText(alt),
  ).toBeVisible();
}
