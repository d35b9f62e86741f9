import { expect, test } from 'vitest';
import { readShop } from '#shared/shop/page-shop.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';

const shop = await sharedShop();

test.each([
  ['ar', 'الرباط'],
  ['fr', 'Rabat'],
  ['unknown', 'Rabat'],
])('a page of the development server begins as the shop does, in %s', async (language, city) => {
  const response = await fetch(`${shop.url}/dev/beginning?language=${language}`);
  const beginning = await response.text();
  const [, day, written = ''] =
    /^<html data-day="([\d-]+[+-]\d\d:\d\d)" data-shop='([^']*)'$/.exec(beginning) ?? [];
  expect(day).toBeDefined();
  expect(readShop(written)).toMatchObject({ name: 'Belle Vue', city, orderPrefix: 'BV-' });
  expect(readShop(written).uses).toContain('FRAMES');
});
