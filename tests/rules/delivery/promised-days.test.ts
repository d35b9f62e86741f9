import { expect, test } from 'vitest';
import { promisedDays as arabic } from '#shared/texts/promise.ar.ts';
import { promisedDays as english } from '#shared/texts/promise.en.ts';
import { promisedDays as french } from '#shared/texts/promise.fr.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['today', '2026-12-04', '2026-12-04', 'aujourd’hui', 'today', 'اليوم'],
  ['tomorrow', '2026-12-05', '2026-12-05', 'demain', 'tomorrow', 'غداً'],
  [
    'tomorrow or behind a Sunday',
    '2026-12-05',
    '2026-12-07',
    'demain ou lundi',
    'tomorrow or Monday',
    'غداً أو الاثنين',
  ],
  [
    'a span of this week',
    '2026-12-07',
    '2026-12-10',
    'entre lundi et jeudi',
    'between Monday and Thursday',
    'بين الاثنين والخميس',
  ],
  [
    'a span that ends in a week',
    '2026-12-07',
    '2026-12-11',
    'entre le lundi 7 et le vendredi 11 décembre',
    'between Monday 7 and Friday 11 December',
    'بين الاثنين 7 والجمعة 11 دجنبر',
  ],
  [
    'two months',
    '2026-12-31',
    '2027-01-01',
    'le jeudi 31 décembre ou le vendredi 1er janvier',
    'on Thursday 31 December or Friday 1 January',
    'يوم الخميس 31 دجنبر أو الجمعة 1 يناير',
  ],
  [
    'one day',
    '2026-12-14',
    '2026-12-14',
    'le lundi 14 décembre',
    'on Monday 14 December',
    'يوم الاثنين 14 دجنبر',
  ],
])('on a Friday, %s is written', (_, earliest, latest, fr, en, ar) => {
  const promised = { earliest, latest };
  expect(plain(french(promised, '2026-12-04'))).toBe(fr);
  expect(plain(english(promised, '2026-12-04'))).toBe(en);
  expect(plain(arabic(promised, '2026-12-04'))).toBe(ar);
});

test('a mail, which is read later, has the dates', () => {
  const promised = { earliest: '2026-12-05', latest: '2026-12-07' };
  expect(plain(french(promised))).toBe('le samedi 5 ou le lundi 7 décembre');
});

test('days that are over are dates', () => {
  const promised = { earliest: '2026-12-01', latest: '2026-12-02' };
  expect(plain(french(promised, '2026-12-04'))).toBe('le mardi 1er ou le mercredi 2 décembre');
});
