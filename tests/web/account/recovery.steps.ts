import type { Page } from '@playwright/test';

export const NEW_PASSWORD = 'un autre mot de passe';
export const SAME_ANSWER = /Si un compte est associé à \S+, un lien vient d’y être envoyé\./;

export const main = (page: Page) => page.getByRole('main');
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();
export const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });

export async function choosePassword(page: Page, first: string, second = first): Promise<void> {
  await field(page, 'Nouveau mot de passe').fill(first);
  await field(page, 'Confirmer le nouveau mot de passe').fill(second);
  await press(page, 'Changer le mot de passe');
}
