import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { png } from '../../support/pictures.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';

const nameOf = (bytes: Buffer) => `${createHash('sha256').update(bytes).digest('hex')}.png`;

/** Pictures are stored whole, each once, and read by everybody who opens the data. */
export function keepsPictures(open: OpenStore): void {
  const under = emptyStores(open);

  test('are kept byte for byte, and others that open the same data read them', async () => {
    const { pictures } = under.store;
    const absent = nameOf(Buffer.from('nothing'));
    expect([await pictures.has(absent), await pictures.read(absent)]).toEqual([false, null]);
    expect(await pictures.names()).toEqual([]);
    const [small, large] = [png(3, 4), Buffer.alloc(5 * 1024 * 1024, 7)];
    for (const bytes of [small, large]) await pictures.save(nameOf(bytes), bytes);
    const again = (await under.reopen()).pictures;
    for (const bytes of [small, large]) {
      expect((await again.read(nameOf(bytes)))?.equals(bytes)).toBe(true);
      expect(await again.has(nameOf(bytes))).toBe(true);
    }
    expect(await again.names()).toEqual([small, large].map(nameOf).toSorted());
  });

  test('that were saved before stay as they are, however many save them', async () => {
    const { pictures } = under.store;
    const bytes = png(5, 6);
    await Promise.all([1, 2, 3].map(() => pictures.save(nameOf(bytes), bytes)));
    await pictures.save(nameOf(bytes), bytes);
    expect(await pictures.names()).toEqual([nameOf(bytes)]);
    expect((await pictures.read(nameOf(bytes)))?.equals(bytes)).toBe(true);
  });
}
