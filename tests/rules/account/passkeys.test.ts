import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createPasskeyChallenges,
  LOG_IN,
} from '../../../server/authentication/passkeys/challenges.ts';
import { relyingPartyAt } from '../../../server/authentication/passkeys/relying-party.ts';
import { createLogInLimits } from '../../../server/http/limits/log-in-limits.ts';
import { memoryCounters } from '../../../server/http/limits/rate-limits.memory.ts';

const now = new Date('2025-05-01T10:00:00.000Z');
const challenges = createPasskeyChallenges('a secret of the tests, long enough to sign');

describe('a challenge', () => {
  test('is another one each time, and of one shop', () => {
    const challenge = challenges.issue(LOG_IN, now);
    expect(challenges.issue(LOG_IN, now)).not.toBe(challenge);
    const other = createPasskeyChallenges('another secret of the tests, long enough');
    expect(other.isOpen(challenge, LOG_IN, now)).toBe(false);
  });

  test('that was changed anywhere is none', () => {
    const challenge = challenges.issue(LOG_IN, now);
    const bytes = Buffer.from(challenge, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(challenges.isOpen(changed.toString('base64url'), LOG_IN, now)).toBe(false);
    }
    for (const other of [`${challenge}=`, ` ${challenge}`, challenge.slice(1), `${challenge}AA`]) {
      expect(challenges.isOpen(other, LOG_IN, now)).toBe(false);
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(challenges.isOpen(text, LOG_IN, now)).toBe(false);
      }),
    );
  });
});

test.each([
  [null, 4000, { id: 'localhost', origin: 'http://localhost:4000' }],
  ['https://belle-vue.ma', 4000, { id: 'belle-vue.ma', origin: 'https://belle-vue.ma' }],
  [
    'https://www.belle-vue.ma:8443/boutique',
    4000,
    { id: 'www.belle-vue.ma', origin: 'https://www.belle-vue.ma:8443' },
  ],
  ['http://127.0.0.1:5173', 4000, { id: 'localhost', origin: 'http://localhost:5173' }],
  ['http://[::1]:4000', 4000, { id: 'localhost', origin: 'http://localhost:4000' }],
  ['http://localhost', 4000, { id: 'localhost', origin: 'http://localhost' }],
  ['http://belle-vue.ma', 4000, null],
  ['https://192.0.2.7', 4000, null],
  ['https://[2001:db8::7]', 4000, null],
  ['http://0.0.0.0:4000', 4000, null],
])('passkeys of a shop at %s (port %i) belong to %j', (publicUrl, port, party) => {
  expect(relyingPartyAt(publicUrl, port)).toEqual(party);
});

test('thirty failed log-ins with passkeys hold an address back, others not', async () => {
  const { beginPasskeyLogIn } = createLogInLimits(memoryCounters(() => 0));
  for (let n = 0; n < 30; n += 1) {
    expect((await beginPasskeyLogIn('203.0.113.7')).hold).toBeNull();
  }
  const { hold } = await beginPasskeyLogIn('203.0.113.7');
  expect(hold).toEqual({ by: 'ADDRESS', seconds: 15 * 60 });
  expect((await beginPasskeyLogIn('203.0.113.8')).hold).toBeNull();
});
