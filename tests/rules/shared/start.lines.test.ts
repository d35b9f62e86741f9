import { expect, test } from 'vitest';
import { startLines } from '../../../server/start/lines.ts';

const started = {
  name: 'Belle Vue',
  url: 'http://127.0.0.1:4000',
  zone: 'tz 2026f',
  setupUrl: null,
  lacksStaff: false,
  outboxKey: null,
  demonstrations: [],
  lacksProxy: false,
};

test('a public shop without staff says how the first account is made, and shows no link', () => {
  expect(startLines(started)).toEqual(['Belle Vue: http://127.0.0.1:4000', 'Zone: tz 2026f']);
  expect(startLines({ ...started, lacksStaff: true })).toEqual([
    'Belle Vue: http://127.0.0.1:4000',
    expect.stringMatching(/^Gestion: .*`npm run -s shop -- staff add EMAIL --role OWNER`/),
    'Zone: tz 2026f',
  ]);
});

test('a shop that other machines reach without a trusted proxy says what belongs in front', () => {
  expect(startLines({ ...started, lacksProxy: true })).toEqual([
    'Belle Vue: http://127.0.0.1:4000',
    'Zone: tz 2026f',
    expect.stringMatching(/^Proxy: .* TRUST_PROXY is not set; .*server\/deploy\/ in front/),
  ]);
});
