import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_COLUMNS } from '../../../server/catalog/csv/catalog.columns.ts';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { runCommand } from './cli.steps.ts';

test('an empty shop is filled by commands, and its pages follow', async () => {
  const place = await newFolder();
  const url = await startShopProcess({ DATA_DIR: place, SEED: 'empty' }).ready;
  const home = async () => (await fetch(url)).text();
  expect((await runCommand(place, 'categories', 'list')).out).toBe(
    'La boutique n’a encore aucune catégorie.\n',
  );
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
  const renamed = await runCommand(place, 'categories', 'rename', 'sacs', 'Maroquinerie');
  expect(renamed.out).toBe('Sacs → Maroquinerie\n');
  expect(await home()).toContain('Maroquinerie');
  const full = await runCommand(place, 'categories', 'delete', 'maroquinerie');
  expect(full).toMatchObject({ code: 1, err: expect.stringContaining('1 produit.') });
  const again = await runCommand(place, 'products', 'import', file, '--create-categories');
  expect(again.out).toContain('~ sac-cuir  category: Maroquinerie → Sacs\n');
  const deleted = await runCommand(place, 'products', 'delete', 'sac-cuir', '--json');
  expect(JSON.parse(deleted.out)).toMatchObject({ products: [{ id: 'sac-cuir' }] });
  expect((await runCommand(place, 'categories', 'delete', 'Maroquinerie', 'Sacs')).out).toBe(
    'La catégorie «\u00a0Maroquinerie\u00a0» est supprimée.\nLa catégorie «\u00a0Sacs\u00a0» est supprimée.\n',
  );
  expect((await runCommand(place, 'categories', 'add', 'Chapeaux')).out).toBe(
    'La catégorie «\u00a0Chapeaux\u00a0» est ajoutée.\n',
  );
  expect((await runCommand(place, 'categories', 'list')).out).toMatch(
    /^Nom +Identifiant +Produits +Archivés\nChapeaux +chapeaux +0 +0\n\n1 catégorie\n$/,
  );
});
