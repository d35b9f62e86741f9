import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOf, numberText } from '#shared/digits.ts';
import { fold, foldJoined } from '#shared/fold.ts';
import { hasForbiddenCharacters, tidy } from '#shared/text.ts';

describe('text', () => {
  test.each([
    ['Caftan Céleste', 'caftan celeste'],
    ['Ray-Ban', 'ray ban'],
    ['  L’été à Fès !  ', 'l ete a fes'],
    ['Nʼait', 'n ait'],
    ['%', ''],
    ['قفطان', 'قفطان'],
    ['أحمر إلى آخر ٱلثوب', 'احمر الي اخر الثوب'],
    ['جلابة', 'جلابه'],
    ['سؤال شاطئ', 'سوال شاطي'],
    ['قُفْطَـــان', 'قفطان'],
    ['\u202bقف\u200fطان\u202c', 'قفطان'],
    ['نظارات ٤٢ و ۴۳', 'نظارات 42 و 43'],
    ['می\u200cخواهم', 'ميخواهم'],
  ])('« %s » is compared as « %s »', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test.each([
    ['Ray-Ban', 'ray ban'],
    ['Cœur d’été', 'coeur dete'],
    ['فساتين سهرة', 'فساتينسهره'],
  ])('« %s » is compared as « %s » where blanks do not count', (one, other) => {
    expect(foldJoined(one)).toBe(foldJoined(other));
  });

  test('of Latin-1 is compared alone as beside Arabic, which is read otherwise', () => {
    const texts = Array.from({ length: 256 }, (_, code) => {
      const character = String.fromCodePoint(code);
      return `A${character}b${character}`;
    });
    expect(texts.map((text) => `${fold(text)} و`)).toEqual(texts.map((text) => fold(`${text} و`)));
  });

  test('is trimmed and composed, and else left as it is', () => {
    expect(tidy(' \u00a0Ze\u0301lie  d’Or\t')).toBe('Z\u00e9lie  d’Or');
  });

  test.each([
    ['a zero-width space', 'Na\u200bdia'],
    ['a byte order mark', '\ufeffNa\ufeffdia'],
    ['a soft hyphen', 'Na\u00addia'],
    ['marks of direction', '\u202aNa\u200edia\u202c\u2069'],
    ['a change of direction', 'Na\u202edia'],
    ['a word joiner', 'N\u2060a\u2064dia'],
    ['joiners that join nothing', 'N\u200da\u200cdia'],
    ['a chain of variations', 'N\ufe0f\ufe0fadia\ufe0f'],
    ['tags', 'Nadia\u{e0041}\u{e007f}'],
  ])('loses %s, which nobody sees', (_, text) => {
    expect(tidy(text)).toBe('Nadia');
  });

  test('that is invisible is blank, and what stood around it is composed', () => {
    expect(tidy(' \u200b\u00a0\ufeff ')).toBe('');
    expect(tidy('Ze\u200b\u0301lie')).toBe('Z\u00e9lie');
  });

  test.each([
    'نامه\u200cای',
    '1445 ه\u200d',
    'क्\u200dष',
    '👩\u200d👩\u200d👧',
    '❤\ufe0f\u200d🔥',
    '👩🏽\u200d🦰',
  ])('keeps what shapes « %s »', (text) => {
    expect(tidy(text)).toBe(text);
  });

  test('is the same when it is tidied again', () => {
    const odd = fc.constantFrom(...'\u200b\u200c\u200d\ufe0f\u0301eن❤🏽', 'क्');
    const part = fc.oneof(
      odd,
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const once = tidy(parts.join(''));
        expect(tidy(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  test('shapes a letter once', () => {
    expect(tidy('نا\u200d\u200d\u200c\ufe0f')).toBe('نا\u200d');
    expect(tidy('❤\ufe0f\ufe0f\ufe0f')).toBe('❤\ufe0f');
  });

  test('holds no control characters and no broken UTF-16', () => {
    for (const inside of [...'\u0000\n\u007f\u0085\u2028\u2029\ud800', '\udc00']) {
      expect(hasForbiddenCharacters(`a${inside}b`)).toBe(true);
    }
    for (const good of ['', 'é', 'نادية', 'ⵏ', '👓', '\u202e', "<b>'"]) {
      expect(hasForbiddenCharacters(good)).toBe(false);
    }
  });
});

describe('digits', () => {
  test('of Arabic and Persian are Western, and nothing else changes', () => {
    expect(digitsOf('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 09 حي ٣، ½')).toBe('0123456789 0123456789 09 حي 3، ½');
  });

  test('of a number come with its separators', () => {
    expect(numberText('١٬٢٩٠٫٥٠')).toBe('1290.50');
  });
});
