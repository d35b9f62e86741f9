import { describe } from 'vitest';
import { expect } from '../../support/browser/browser.ts';
import { notice, readStored } from '../../support/shop/shopper.ts';
import {
  BUTTON,
  dialog,
  expectLoggedIn,
  logOut,
  section,
  test,
  withPasskey,
  withoutSuggestions,
} from './passkeys.steps.ts';

const NOT_RECOGNISED =
  'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous avec votre mot de passe.';

describe('a passkey', () => {
  test('is added, logs in by the button, and is removed', async ({ page }) => {
    await withoutSuggestions(page);
    const { email, device } = await withPasskey(page);
    await expect(notice(page, 'La clé d’accès est ajoutée.')).toBeVisible();
    expect(await device.passkeys()).toMatchObject([{ rpId: 'localhost' }]);
    const item = section(page).getByRole('listitem');
    await expect(item).toContainText('Pas encore utilisée');

    await logOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: BUTTON }).click();
    await expectLoggedIn(page, email);

    await page.goto('/profile/security');
    await expect(item).toContainText(/Utilisée le \d/);
    await item.getByRole('button', { name: 'Supprimer : Mon téléphone' }).click();
    await dialog(page).getByRole('button', { name: 'Garder la clé' }).click();
    await expect(item).toHaveCount(1);
    await item.getByRole('button', { name: 'Supprimer : Mon téléphone' }).click();
    await dialog(page).getByRole('button', { name: 'Supprimer la clé' }).click();
    await expect(item).toHaveCount(0);
    await expect(section(page).getByRole('heading')).toBeFocused();

    await logOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(notice(page, NOT_RECOGNISED)).toBeVisible();
    expect(await readStored(page, 'session')).toBeNull();
  });
});
