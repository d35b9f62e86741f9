import { describe, expect, test } from 'vitest';
import { createMailLimits } from '../../../server/http/limits/mail-limits.ts';
import { memoryCounters } from '../../../server/http/limits/rate-limits.memory.ts';
import { TooManyAttempts } from '../../../server/shared/problems.ts';

function newLimits() {
  const { beginAccountMail } = createMailLimits(memoryCounters(() => 0));
  /** The seconds to wait; 0 if the mail may be written. */
  const begin = (
    address: string,
    emails: readonly string[],
    about: 'PASSWORD' | 'EMAIL' = 'PASSWORD',
  ) =>
    beginAccountMail(about, { address, emails }).then(
      () => 0,
      (error: unknown) => {
        if (error instanceof TooManyAttempts) return error.retryAfter;
        throw error;
      },
    );
  return { begin, beginAccountMail };
}

// How many there may be: tests/security/recovery.test.ts.
describe('mails with links', () => {
  test('count both addresses of a change', async () => {
    const { begin } = newLimits();
    for (let n = 0; n < 3; n += 1) {
      expect(await begin('203.0.113.1', [`${n}@x.ma`, 'victime@x.ma'], 'EMAIL')).toBe(0);
    }
    expect(await begin('203.0.113.2', ['9@x.ma', 'victime@x.ma'], 'EMAIL')).toBe(3600);
  });

  test('of one sort leave the other its own', async () => {
    const { begin } = newLimits();
    for (let n = 0; n < 4; n += 1) await begin('203.0.113.1', ['n@x.ma']);
    expect(await begin('203.0.113.1', ['n@x.ma'], 'EMAIL')).toBe(0);
  });

  test('that were refused or not written are not counted', async () => {
    const { begin, beginAccountMail } = newLimits();
    for (let n = 0; n < 20; n += 1) {
      const from = { address: '203.0.113.1', emails: ['n@x.ma'] };
      await (await beginAccountMail('PASSWORD', from)).notWritten();
    }
    for (let n = 0; n < 20; n += 1) await begin('203.0.113.1', ['n@x.ma']);
    for (let n = 0; n < 7; n += 1) expect(await begin('203.0.113.1', [`${n}@x.ma`])).toBe(0);
    expect(await begin('203.0.113.1', ['8@x.ma'])).toBe(3600);
  });
});
