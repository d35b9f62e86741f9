import type { Page } from '@playwright/test';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
