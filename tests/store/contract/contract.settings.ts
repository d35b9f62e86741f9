import { expect, test } from 'vitest';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { settingsRecord } from './records.ts';

export function storesSettings(open: OpenStore): void {
  const under = emptyStores(open);

  test('a shop begins without settings of its own', async () => {
    expect(await under.read.settings.load()).toEqual(settingsRecord());
  });

  test('the settings are one record, and what is cached ends with each change', async () => {
    const changed = settingsRecord({ version: 2, phone: '0537204761', orderEmails: ['a@b.ma'] });
    await under.save(({ settings }) => settings.save(settingsRecord({ version: 1, rc: 'Rabat' })));
    const before = under.store.cacheVersion;
    await under.save(({ settings }) => settings.save(changed));
    await expect.poll(() => under.store.cacheVersion).not.toBe(before);
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await read.settings.load()).toEqual(changed);
    }
  });
}
