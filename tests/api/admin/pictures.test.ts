import { beforeEach, describe, expect, test } from 'vitest';
import { openAdmin, type UploadedFile } from '../../support/shop/admin.ts';
import { jpeg, png, pngHeader, storedPath, SVG } from '../../support/pictures.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { latestEntry } from './admin.answers.ts';
import { ADD_IMAGE, problemsIn, saveBy, type Saved } from './products.documents.ts';

const NEW = { title: 'Robe', brand: 'Belle Vue', categoryName: 'Robes', price: 59_900 };

/** Its name says nothing that counts. */
const fileOf = (bytes: Buffer, at: number): UploadedFile => ({
  path: `variables.files.${at}`,
  name: `../../../etc/${at}.svg`,
  type: 'image/png',
  bytes: new Uint8Array(bytes),
});

const shop = await sharedShop();
const admin = await openAdmin(shop);
/** A product without pictures. */
let id: string;
beforeEach(async () => {
  id = (await saveBy(admin, NEW)).product?.id ?? '';
});

const add = async (pictures: readonly Buffer[], alt = 'De face', productId = id) => {
  const variables = { productId, alt, files: pictures.map(() => null) };
  const files = pictures.map(fileOf);
  const { data } = await admin.upload<{ addProductImage: Saved }>(ADD_IMAGE, variables, files);
  return data.addProductImage;
};
const save = (input: object) => saveBy(admin, input);

describe('pictures in the back office', () => {
  test('are added in widths, whatever their names: the first replaces the category’s, later ones follow', async () => {
    const [large, small] = [png(200, 250), png(100, 125)];
    const first = await add([large, small]);
    expect(first.userErrors).toEqual([]);
    expect(first.product).toMatchObject({
      image: storedPath(large, 'png'),
      imageAlt: 'De face',
      images: [{ sources: [{ url: storedPath(small, 'png'), width: 100 }] }],
      version: 2,
    });
    const second = await add([png(204, 250)], 'De dos');
    expect(second.product?.images.map(({ alt, sources }) => [alt, sources.length])).toEqual([
      ['De face', 1],
      ['De dos', 0],
    ]);
    for (const url of [storedPath(large, 'png'), storedPath(small, 'png')]) {
      const response = await fetch(shop.url + url);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    expect(await latestEntry(shop)).toMatchObject({
      action: 'picture.add',
      subject: id,
      actor: admin.email,
    });
  });

  test('have their widths in the shop; drawings have none', async () => {
    const [large, small] = [png(200, 250), png(100, 125)];
    await add([large, small]);
    await add([png(204, 250), png(102, 125)], 'De dos');
    const { data } = await shop.graphql<{ product: object; drawn: object }>(
      `query ($id: ID!) {
        product(id: $id) { ...widths }
        drawn: product(id: "caftan-celeste") { ...widths }
      }
      fragment widths on Product {
        imageSources { url width } images { sources { width } } variants { images { sources { width } } }
      }`,
      { id },
    );
    const images = [{ sources: [{ width: 100 }] }, { sources: [{ width: 102 }] }];
    expect(data.product).toEqual({
      imageSources: [{ url: storedPath(small, 'png'), width: 100 }],
      images,
      variants: [{ images }],
    });
    expect(JSON.stringify(data.drawn)).not.toContain('width');
  });

  test('that are there already change nothing, and it is said', async () => {
    await add([png(200, 250)]);
    expect(await add([png(200, 250)])).toEqual({
      product: null,
      userErrors: [{ code: 'INVALID', field: 'files', message: 'Ce produit a déjà cette image.' }],
    });
  });

  test('have no metadata', async () => {
    const place = Buffer.concat([
      Buffer.from('ffe1000e', 'hex'),
      Buffer.from('Exif\0\0Rabat!', 'latin1'),
    ]);
    const { product } = await add([Buffer.concat([jpeg(200, 250, place), Buffer.from('PK')])]);
    const response = await fetch(shop.url + (product?.image ?? ''));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(jpeg(200, 250))).toBe(true);
  });

  test('are ordered, described, given a colour and removed by what saves the product', async () => {
    await add([png(200, 250), png(100, 125)], 'De face');
    const { product } = await add([png(204, 250), png(102, 125)], 'De dos');
    const [front, back] = product?.images ?? [];
    const swapped = await save({
      id,
      images: [
        { url: back?.url, alt: 'Dos' },
        { url: front?.url, alt: 'Face' },
      ],
    });
    expect(swapped.product?.images).toEqual([
      { ...back, alt: 'Dos' },
      { ...front, alt: 'Face' },
    ]);
    const refused = await save({
      id,
      images: [
        { url: back?.url, alt: ' ' },
        { url: back?.url, alt: 'x' },
        { url: '/pictures/../shop.json', alt: 'x' },
        { url: `/pictures/${'0'.repeat(64)}.png`, alt: 'x' },
        { url: front?.url, alt: 'x', value: 'Rouge' },
      ],
    });
    expect(problemsIn(refused)).toEqual([
      'REQUIRED images.0.alt',
      'INVALID images.1.url',
      'INVALID images.2.url',
      'INVALID images.3.url',
      'INVALID images.4.value',
    ]);
    expect(refused.userErrors[0]?.message).toBe(
      'Le champ «\u00a0Texte de l’image\u00a0» est obligatoire.',
    );
    expect((await save({ id, images: [] })).product?.images).toHaveLength(1);
    const category = await shop.store.read.catalog.categoryNamed('Robes');
    expect((await save({ id, images: [] })).product?.image).toBe(category?.image);
    const back2 = await save({ id, images: [{ url: front?.url, alt: 'De nouveau' }] });
    expect(back2.product?.image).toBe(front?.url);
  });

  test('are twelve at most, and show something that is said', async () => {
    for (let at = 0; at < 12; at += 1) {
      expect(problemsIn(await add([png(200 + at, 250)]))).toEqual([]);
    }
    expect(problemsIn(await add([png(300, 250)]))).toEqual(['LIMIT_REACHED files']);
    expect(problemsIn(await add([png(300, 250)], ' '))).toEqual(['REQUIRED alt']);
    expect(problemsIn(await add([png(8, 10)], 'x', 'nulle-part'))).toEqual(['UNKNOWN_PRODUCT id']);
  });

  test('of any kind but pictures, and of odd widths, are refused by their place', async () => {
    const before = await shop.store.pictures.names();
    for (const [pictures, problems] of [
      [[], ['INVALID files']],
      [[SVG], ['INVALID files.0']],
      [[pngHeader(4097, 10)], ['INVALID files.0']],
      // Widths that grow, and another ratio.
      [[png(200, 250), png(400, 500)], ['INVALID files.1']],
      [[png(200, 250), png(100, 128)], ['INVALID files.1']],
      [
        [png(200, 250), SVG, Buffer.from('x')],
        ['INVALID files.1', 'INVALID files.2'],
      ],
    ] as const) {
      const refused = await add(pictures);
      expect([problemsIn(refused), refused.product]).toEqual([problems, null]);
    }
    const small = await add([png(1, 1)]);
    expect(problemsIn(small)).toEqual(['INVALID files.0']);
    expect(small.userErrors[0]?.message).toBe(
      'L’image est trop petite\u00a0: il faut au moins 200 pixels de chaque côté.',
    );
    expect(await shop.store.pictures.names()).toEqual(before);
    // Ratios are compared to a pixel.
    expect(problemsIn(await add([png(300, 399), png(150, 200), png(100, 133)]))).toEqual([]);
  });
});
