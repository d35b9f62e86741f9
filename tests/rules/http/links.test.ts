import { expect, test } from 'vitest';
import { holdsLink } from '#shared/links.ts';

test.each([
  ['with a scheme', ['http://arnaque.example', 'HTTPS://arnaque.example/lot']],
  ['in wide letters', ['ｈｔｔｐ：／／arnaque.example']],
  [
    'with a path',
    ['arnaque.top/lot', 'bon.ma/12', 'bit.ly/abc', 'WA.ME/212600', 't.me/x', 'gain.club/?r=1'],
  ],
  ['with a known beginning', ['Gagnez : www.arnaque.example']],
  [
    'of a known domain',
    ['Visitez arnaque.com', 'ARNAQUE.COM', 'x.com', 'Arnaque.shop', 'mon-lot.ma'],
  ],
  ['before other characters', ['arnaque.ma !', 'arnaque.com.']],
  ['to a person', ['moi@arnaque.example', '@arnaque', 'mailto:moi', 'tel:+212600000000']],
])('a link is found %s: %j', (_, texts) => {
  expect(texts.filter((text) => !holdsLink(text))).toEqual([]);
});

test.each([
  ['a name', ['Nadia Alami', 'J.-P. Dupont', "Zineb N'Ait", 'نادية العلمي', 'S.A.R.L. Atlas']],
  ['a title or an initial', ['M. Alami', 'M.El Idrissi', 'Dr.Benali', 'dr.benali', 'Dr.Ma']],
  ['a short first name', ['med.amine']],
  ['a street', ['Imm. 3/B, apt. 12', 'Bd.Zerktouni/Rue 4', 'Rés.Atlas/3', '3, rue Oukaïmeden']],
  ['a place', ['km 12.5', 'Rabat-Salé-Kénitra', 'Ain.Ma', 'AIN.MA', 'Résidence.Club']],
  ['a dotted abbreviation', ['Imm.3.App 12, Hay Riad', 'imm.3.app/4', 'Lot.Riad.Shop', 'Rés.Dev']],
  ['a street and its corner', ['bd.zerktouni/angle rue Oukaïmeden', 'av.la/12', 'Rés.Ma/3']],
  ['a telephone', ['tel: 0612345678']],
  ['a note', ['Comme convenu: à 18h']],
  ['code', ['<img src=x onerror=alert(1)>', "'; DROP TABLE x; --"]],
])('no link is found in %s: %j', (_, texts) => {
  expect(texts.filter(holdsLink)).toEqual([]);
});
