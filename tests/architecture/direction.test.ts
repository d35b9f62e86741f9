import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { physicalIn, SIDEWAYS_STYLE } from './direction.rules.ts';
import { files, ROOT } from './source-imports.ts';

const MOST = 6;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const physical = readdirSync(join(ROOT, 'client'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => physicalIn(read(`client/${file}`)).map((found) => ({ file, ...found })));

describe('the direction of pages', () => {
  test.each([
    'left: 0',
    'margin-left: auto',
    'border-right: 1px solid',
    'border-top-left-radius: 4px',
    'text-align: right',
    'float: left',
    'background-position: right top',
    'background: linear-gradient(to right, red, blue)',
    'background: linear-gradient(90deg, red, blue)',
    'transform-origin: left',
    'margin: 0 auto 0 0',
    'padding: 1px max(2px, 3%) 4px calc(2 * (1px + var(--x, 2px)))',
    'inset: auto 1rem 0 auto',
    'border-radius: 0 4px 4px 0',
    'border-radius: 50% / 1px 2px',
    'transform: rotate(3deg) translateX(-50%)',
    'transform: translate(3px, 0)',
    'translate: 3px',
  ])('%s is physical', (declaration) => {
    expect(physicalIn(`a:hover { color: red; ${declaration}; }`)).toEqual([
      { line: 1, declaration, hasReason: false },
    ]);
  });

  test.each([
    'inset-inline-start: 0',
    'margin: 0 auto',
    'margin: 0 calc(1px + 2px) 3px calc(1px + 2px)',
    'border-radius: 4px 4px 0 0',
    'border-radius: var(--left)',
    'border-radius: calc(var(--target) / 2)',
    'text-align: start',
    '--left: 0',
    "background: url('right.svg') top",
    'transform: translate(0, 3px)',
    'transform: translateX(calc(-100% * var(--direction)))',
    'translate: 0 3px',
    'transition: translate 1s',
  ])('%s turns with the page', (declaration) => {
    expect(physicalIn(`a:hover { ${declaration} }`)).toEqual([]);
  });

  test('a reason stands on the line before', () => {
    const css = '/* Measured. */\n.a {\n  /* A ruler:\n     left to right. */\n  left: 0;\n}\n';
    expect(physicalIn(css)).toEqual([{ line: 5, declaration: 'left: 0', hasReason: true }]);
  });

  test(`style sheets have at most ${MOST} physical declarations, each with its reason`, () => {
    expect(physical.filter(({ hasReason }) => !hasReason)).toEqual([]);
    expect(physical.length).toBeLessThanOrEqual(MOST);
  });

  test('no script sets a physical style', () => {
    const found = files.filter(
      (file) => file.startsWith('client/') && SIDEWAYS_STYLE.test(read(file)),
    );
    expect(found).toEqual([]);
  });
});
