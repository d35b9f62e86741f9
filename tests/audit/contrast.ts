import type { Page } from '@playwright/test';
import type { ColourPair } from './colourPairs.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Contrast of two colours by WCAG's formula: from 1, the same, to 21, black on white. */
export function contrast(one: Rgb, other: Rgb): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Reads `#rrggbb`, or the `#rgb` that the build makes of it where it can. */
export function parseColour(text: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
  const long = text.trim().replace(short, '#$1$1$2$2$3$3');
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(long);
  if (!found) throw new Error(`Not a colour written as #rrggbb: « ${text} »`);
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((hex) => Number.parseInt(hex, 16));
  return [red, green, blue];
}

/** The contrast of a pair of tokens as the page has them in its present scheme. */
export async function readContrast(page: Page, { text, surface }: ColourPair): Promise<number> {
  const [one, other] = await page.evaluate(
    (names) => {
      const style = getComputedStyle(document.documentElement);
      return names.map((name) => style.getPropertyValue(`--${name}`));
    },
    [text, surface],
  );
  return contrast(parseColour(one ?? ''), parseColour(other ?? ''));
}
