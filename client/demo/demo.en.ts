import { plural, type Translated } from '#shared/language.ts';
import type * as fr from './demo.fr.ts';

export const demoTexts: Translated<typeof fr.demoTexts> = {
  documentTitle: (shop) => `${shop} · Demo`,
  noScript: 'The demo needs JavaScript: the whole shop is in the page.',
  ribbon: 'Demo: everything stays in this browser',
  lost: 'Demo: this browser saves nothing, and everything is gone once you close the page',
  failed: 'The demo could not open in this browser. Reload the page, or try a newer browser.',
  open: 'Demo',
  unread: (count: number) => plural('EN', count, { one: '# new email', other: '# new emails' }),
  title: 'The demo',
  text: 'The real shop, without a server: its rules and its data are in this page, and never leave it.',
  owner: 'The back office opens with this email and this password:',
  places: {
    label: 'Other pages',
    shop: 'Shop',
    admin: 'Back office (in French)',
    mockman: 'API tester',
    sandbox: 'GraphQL sandbox (in French)',
  },
  mails: {
    title: 'Emails',
    none: 'No emails yet. Place an order or create an account: emails arrive here.',
    failed: 'The emails could not be read. Please try again.',
    to: (address: string) => `to ${address}`,
    back: 'All emails',
  },
  delay: {
    title: 'Delay',
    label: 'Delay of each response',
    hint: 'Like a faster or slower network; 400\u00a0ms to begin with.',
    value: (ms: number) => `${ms}\u00a0ms`,
  },
  reset: {
    title: 'Start again',
    text: 'Accounts, carts, orders and changes to the catalogue are deleted from this browser, in all its tabs.',
    button: 'Start again',
    confirm: 'Delete everything',
    dismiss: 'Cancel',
    failed: 'The data could not be deleted. Please try again.',
  },
  openEmpty: {
    title: 'Open an empty shop',
    text: 'The shop opens without products and without a name, as on the first day of a new house. What is in this browser is deleted.',
    button: 'Open an empty shop',
    confirm: 'Delete everything and open',
  },
  openDemo: {
    title: 'Back to the demo shop',
    text: 'The shop comes back with its products. What is in this browser is deleted.',
    button: 'Back to the demo shop',
    confirm: 'Delete everything and go back',
  },
};
