import { describe, expect, test } from 'vitest';
import { scrub } from '../../../server/shared/log/log.scrub.ts';

describe('a log line', () => {
  test.each([
    ['"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjMSJ9.c2ln-_"', '"[token]"'],
    ['Bearer eyJhbGciOiJub25lIn0.e30.', 'Bearer [token]'],
    ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', '[hash]'],
    ['GET /track/4f1c/Zm9v-_ failed', 'GET /track/[order] failed'],
    ['"url":"/track/4f1c/Zm9v/invoice"', '"url":"/track/[order]"'],
    ['no account for nadia.alami+shop@exemple.ma, sorry', 'no account for [e-mail], sorry'],
    [String.raw`"a\nnadia@exemple.ma\teyJh.eyJz.c"`, String.raw`"a\n[e-mail]\t[token]"`],
    ['GET /reset-password?token=Zm9v-_ failed', 'GET /reset-password?token=[token] failed'],
    ['"/login?x=1&appareil=Zm9v-_"', '"/login?x=1&appareil=[token]"'],
    ['0612345678', '[phone]'],
    ['"06 12 34 56 78"', '"[phone]"'],
    ['+212612345678', '[phone]'],
    ['00212 6 12 34 56 78', '[phone]'],
    ['+212 (0)6 12 34 56 78', '[phone]'],
  ])('%s is written as %s', (line, written) => {
    expect(scrub(line)).toBe(written);
  });

  test.each([
    '{"level":40,"time":"2025-05-01T10:20:30.123Z","ms":1234567,"msg":"answered"}',
    '{"reqId":"5f8d0712-3456-7890-a512-345678901234"}',
    '{"payment":"0b7e5a52-0512-4345-8789-012345678901"}',
    'BV-42171000 costs 129900',
  ])('%s is left as it is', (line) => {
    expect(scrub(line)).toBe(line);
  });
});
