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

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
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

/** A picture drawn by the browser, which no other file of a test is like. */
export async function pictureFile(
  page: Page,
  name: string,
  { width, height, colour }: { width: number; height: number; colour: string },
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
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { width, height, colour },
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** Types what the waiting picture shows, and sends it. */
export async function uploadPicture(page: Page, alt: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Texte alternatif' });
  await field.fill(alt);
  await page.getByRole('button', { name: 'Envoyer la photo' }).click();
  await expect(
    page.getByRole('list', { name: /^Photos du produit/ }).getByAltText(alt),
  ).toBeVisible();
}
