import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { gate } from '../../support/store/gate.ts';
import { countRequests, logInAsDemo, toast, readStored } from '../../support/shop/shopper.ts';

const NADIA = {
  firstName: 'Nadia',
  lastName: 'El Alami',
  email: 'nadia@exemple.ma',
  password: 'un mot de passe',
};

const DEMO_EMAIL = 'demo@belle-vue.example';

const main = (page: Page) => page.getByRole('main');

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

async function fillLogIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Mot de passe').fill(password);
  await button(page, 'Connexion').click();
}

describe('signing up', () => {
  test('tells what is wrong with the form', async ({ page }) => {
    await page.goto('/signup');
    const requested = countRequests(page, 'SignUp');
    await button(page, "S'inscrire").click();
    await expect(toast(page, 'Veuillez remplir tous les champs!')).toBeVisible();
    for (const label of ['Prénom', 'Nom', 'Email', 'Mot de passe', 'Confirmer le mot de passe']) {
      await expect(field(page, label)).toHaveAccessibleDescription('Ce champ est obligatoire.');
    }
    await expect(field(page, 'Prénom')).toBeFocused();

    await field(page, 'Prénom').fill('Nadia');
    await field(page, 'Nom').fill('El Alami');
    await field(page, 'Email').fill(DEMO_EMAIL);
    await field(page, 'Mot de passe').fill('court');
    await field(page, 'Confirmer le mot de passe').fill('autre');
    await button(page, "S'inscrire").click();
    await expect(toast(page, 'Les mots de passe ne correspondent pas!')).toBeVisible();
    await expect(field(page, 'Mot de passe')).toHaveAccessibleDescription(
      'Le mot de passe doit compter de 8 à 1024 caractères.',
    );
    await expect(field(page, 'Confirmer le mot de passe')).toHaveAccessibleDescription(
      'Saisissez deux fois le même mot de passe.',
    );
    expect(requested()).toBe(0);

    await field(page, 'Confirmer le mot de passe').fill('court');
    await button(page, "S'inscrire").click();
    await expect(field(page, 'Mot de passe')).toHaveAccessibleDescription(
      'Le mot de passe doit compter de 8 à 1024 caractères.',
    );

    await field(page, 'Mot de passe').fill(NADIA.password);
    await field(page, 'Confirmer le mot de passe').fill(NADIA.password);
    await button(page, "S'inscrire").click();
    await expect(
      toast(page, 'Cet email est déjà utilisé. Veuillez en choisir un autre.'),
    ).toBeVisible();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(page).toHaveURL('/signup');
    expect(await readStored(page, 'session')).toBeNull();
  });
});

describe('logging in', () => {
  test('as a guest opens the demo account, and the session outlives a reload', async ({ page }) => {
    await logInAsDemo(page);
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('region', { name: 'Inscription' })).toBeHidden();
    await page.goto('/profile');
    await expect(page.getByRole('definition').first()).toHaveText('Salma Bennani');
    await page.goto('/login');
    await expect(page).toHaveURL('/products');
  });

  test('shows and hides the password', async ({ page }) => {
    await page.goto('/login');
    const password = field(page, 'Mot de passe');
    await expect(password).toHaveAttribute('type', 'password');
    await button(page, 'Afficher le mot de passe').click();
    await expect(password).toHaveAttribute('type', 'text');
    await button(page, 'Masquer le mot de passe').click();
    await expect(password).toHaveAttribute('type', 'password');

    await page.goto('/signup');
    await expect(button(page, 'Afficher le mot de passe')).toHaveCount(2);
    await button(page, 'Afficher le mot de passe').last().click();
    await expect(field(page, 'Confirmer le mot de passe')).toHaveAttribute('type', 'text');
    await expect(field(page, 'Mot de passe')).toHaveAttribute('type', 'password');
  });

  test('refuses blanks, an unknown e-mail and a wrong password in these words', async ({
    page,
  }) => {
    await page.goto('/login');
    const requested = countRequests(page, 'LogIn');
    await fillLogIn(page, '', '');
    await expect(
      toast(page, "Veuillez entrer toutes les informations d'identification!"),
    ).toBeVisible();
    await expect(field(page, 'Email')).toBeFocused();
    expect(requested()).toBe(0);

    await fillLogIn(page, 'personne@exemple.ma', 'demo-belle-vue');
    await expect(
      toast(page, 'Email non trouvé. Veuillez vérifier vos identifiants.'),
    ).toBeVisible();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');

    await fillLogIn(page, DEMO_EMAIL, 'un autre');
    await expect(toast(page, 'Mot de passe incorrect. Veuillez réessayer.')).toBeVisible();
    await expect(field(page, 'Mot de passe')).toBeFocused();
    await expect(page).toHaveURL('/login');

    await fillLogIn(page, DEMO_EMAIL, 'demo-belle-vue');
    await expect(toast(page, 'Connecté avec succès!')).toBeVisible();
    await expect(page).toHaveURL('/products');
  });
});

test.for([
  ['/login', 'Mot de passe oublié ?'],
  ['/signup', 'Se connecter'],
] as const)(
  '%s: the links stay where they are when the form comes',
  async ([path, name], { page }) => {
    const { opened, open } = gate();
    await page.route('**/assets/*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const link = main(page).getByRole('link', { name });
    await link.waitFor();
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await link.boundingBox();
    open();
    await expect(field(page, 'Email')).toBeVisible();
    expect((await link.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0);
  },
);
