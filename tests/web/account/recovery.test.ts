import { readFile } from 'node:fs/promises';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { notice, readStored } from '../../support/shop/shopper.ts';
import { isOpen, logInElsewhere, newCustomer, signUpElsewhere } from './account.steps.ts';
import { mailedLink } from './mailed.ts';
import {
  NEW_PASSWORD,
  SAME_ANSWER,
  choosePassword,
  field,
  heading,
  main,
  press,
} from './recovery.steps.ts';

describe('a customer who forgot the password', () => {
  test('comes back by mail, ends the session of another device and takes the data along', async ({
    page,
    url,
    shop,
  }) => {
    const customer = newCustomer();
    const earlier = await signUpElsewhere(url, customer);
    await page.goto('/login');
    await main(page).getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page).toHaveTitle('Mot de passe oublié · Belle Vue');
    await field(page, 'Email').fill(customer.email);
    await press(page, 'Envoyer le lien');
    await expect(main(page)).toContainText(SAME_ANSWER);

    const referrers = new Set<string>();
    page.on('request', (sent) => {
      // Chromium sends one for the pictures of an inline style sheet, whatever the policy; to the shop.
      if (sent.resourceType() !== 'image') referrers.add(sent.headers()['referer'] ?? '');
    });
    const link = await mailedLink(shop, customer.email, '/reset-password');
    await page.goto(link);
    await expect(page).toHaveURL('/reset-password');
    // Opening it spends nothing, and nor does a password that is refused.
    await page.goto(link);
    await choosePassword(page, 'court');
    await expect(field(page, 'Nouveau mot de passe')).toBeFocused();
    await expect(field(page, 'Nouveau mot de passe')).toHaveAccessibleDescription(
      'Le mot de passe doit compter de 8 à 1024 caractères.',
    );
    await choosePassword(page, NEW_PASSWORD, 'un mot de passe différent');
    await expect(field(page, 'Confirmer le nouveau mot de passe')).toHaveAccessibleDescription(
      'Saisissez deux fois le même mot de passe.',
    );
    await choosePassword(page, NEW_PASSWORD);
    await expect(heading(page, 'Votre mot de passe est changé')).toBeFocused();
    await expect(main(page)).toContainText('tous les autres appareils ont été déconnectés');
    expect(await isOpen(url, earlier.token)).toBe(false);
    expect(await readStored(page, 'session')).toMatchObject({ user: { email: customer.email } });

    const elsewhere = await logInElsewhere(url, customer.email, NEW_PASSWORD);
    await main(page).getByRole('link', { name: 'Voir la sécurité du compte' }).click();
    await expect(page).toHaveURL('/profile/security');
    const sessions = page
      .getByRole('region', { name: 'Appareils connectés' })
      .getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await press(page, 'Fermer la session : Firefox sur Windows');
    await expect(sessions).toHaveCount(1);
    expect(await isOpen(url, elsewhere.token)).toBe(false);

    await page.getByRole('link', { name: 'Mes données' }).click();
    await expect(page).toHaveTitle('Mes données · Belle Vue');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Télécharger mes données'),
    ]);
    expect(file.suggestedFilename()).toMatch(/^belle-vue-mes-donnees-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      customer: { email: customer.email },
    });
    await expect(notice(page, 'Vos données sont téléchargées.')).toBeVisible();
    expect([...referrers].filter((referrer) => referrer.includes('token'))).toEqual([]);
  });
});
