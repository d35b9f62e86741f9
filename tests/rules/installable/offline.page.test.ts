import { expect, test } from 'vitest';
import { offlinePage } from '../../../client/service-worker/offlinePage.ts';

const titleOf = async (...about: Parameters<typeof offlinePage>) =>
  /<title>(.*?)<\/title>/.exec(await offlinePage(...about).text())?.[1];

test('the page without a network is of the shop that a stored page names, or of none', async () => {
  expect(await titleOf('FR', 'Belle Vue')).toBe('Vous êtes hors ligne · Belle Vue');
  expect(await titleOf('EN', 'Hay & <fils>')).toBe('You are offline · Hay &amp; &lt;fils>');
  expect(await titleOf('FR', null)).toBe('Vous êtes hors ligne');
});
