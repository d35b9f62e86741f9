import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { bareTextsIn } from './bare-text.rules.ts';
import { bareTextPlaces, files } from './source-imports.ts';

const isFound = (jsx: string) =>
  bareTextsIn(jsx, parseSync('page.tsx', `const page = ${jsx};`).program).length > 0;

test('no text that React may need again stands bare where a browser’s translation takes it', () => {
  const pages = files.filter((file) => file.startsWith('client/') && file.endsWith('.tsx'));
  expect(pages.flatMap(bareTextPlaces)).toEqual([]);
});

describe('what counts as such a text', () => {
  test.each([
    '<p>{isFree ? <Icon /> : null}{isFree ? texts.free : texts.missing(sum)}</p>',
    '<p>{isFree && <Icon />} free</p>',
    '<p><b>Total</b> {isFree ? texts.free : null}</p>',
    '<p><b>Total</b> {formatMoney(sum)}</p>',
    '<p><b>Total</b> {`${sum} DH`}</p>',
    '<p>{isFree ? <><b>Total</b> free</> : null}</p>',
  ])('%s', (jsx) => expect(isFound(jsx)).toBe(true));

  test.each([
    '<p>{isFree ? texts.free : texts.missing(sum)}</p>',
    '<p>{isFree ? <Icon /> : null}<span>{texts.free}</span></p>',
    '<p>{texts.total} <b>{formatMoney(sum)}</b></p>',
    '<p>{texts.total}{isFree ? <Icon /> : null}</p>',
    '<p>{`${texts.total} ${formatMoney(sum)}`}</p>',
    '<ul>{isFree ? <li>free</li> : null}{texts.map((text) => <li>{text}</li>)}</ul>',
  ])('%s is safe', (jsx) => expect(isFound(jsx)).toBe(false));
});
