import { describe, expect, test } from 'vitest';
import { holdsLink } from '../../../server/shared/links.ts';

describe('a link', () => {
  test.each([
    'http://arnaque.example',
    'HTTPS://arnaque.example/lot',
    'Gagnez : www.arnaque.example',
    'ｈｔｔｐ：／／arnaque.example',
    'arnaque.example/lot',
    'bit.ly/abc',
    'Visitez arnaque.com',
    'ARNAQUE.COM',
    'x.com',
    'arnaque.ma !',
    'arnaque.com.',
    'moi@arnaque.example',
    '@arnaque',
    'mailto:moi',
    'tel:+212600000000',
  ])('is in « %s »', (text) => {
    expect(holdsLink(text)).toBe(true);
  });

  test.each([
    'Nadia Alami',
    'M. Alami',
    'M.El Idrissi',
    'Dr.Benali',
    'dr.benali',
    'med.amine',
    'Dr.Ma',
    'J.-P. Dupont',
    "Zineb N'Ait",
    'S.A.R.L. Atlas',
    'Imm. 3/B, apt. 12',
    'Bd.Zerktouni/Rue 4',
    'Rés.Atlas/3',
    'km 12.5',
    '3, rue Oukaïmeden',
    'Rabat-Salé-Kénitra',
    '<img src=x onerror=alert(1)>',
    "'; DROP TABLE x; --",
    'نادية العلمي',
    'Comme convenu: à 18h',
  ])('is not in « %s »', (text) => {
    expect(holdsLink(text)).toBe(false);
  });
});
