import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_COLUMNS } from '../../../server/catalog/csv/columns.ts';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { runCommand } from './cli.steps.ts';

test('an empty shop is filled by a file, and its pages follow', async () => {
  const place = await newFolder();
  const url = await startShopProcess({ DATA_DIR: place, SEED: 'empty' }).ready;
  const home = async () => (await fetch(url)).text();
  const file = join(await newFolder(), 'catalogue.csv');
  const rows = ['sac-cuir,Sac en cuir,Belle Vue,,Sacs,899,1099,non,,,,'];
  await writeFile(file, `${[FIRST_COLUMNS.join(','), ...rows].join('\n')}\n`);
  const refused = await runCommand(place, 'products', 'import', file);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('--create-categories');
  const filled = await runCommand(place, 'products', 'import', file, '--create-categories');
  expect(filled.out.split('\n')).toEqual([
    '+ catégorie  Sacs',
    expect.stringContaining('+ sac-cuir  Sac en cuir'),
    '1 produit ajouté, 0 modifié, 0 inchangé.',
    '',
  ]);
  expect(await home()).toContain('Sacs');
  const again = await runCommand(place, 'products', 'import', file);
  expect(again.out).toBe('0 produit ajouté, 0 modifié, 1 inchangé.\n');
});
