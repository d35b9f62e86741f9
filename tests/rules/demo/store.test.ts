import { expect, test, vi } from 'vitest';
import { inMemory, MAX_MAILS, type Saved } from '../../../client/demo/store/saved.ts';
import { openDemoStore } from '../../../client/demo/store/store.ts';

const NOW = '2026-01-01T00:00:00.000Z';

const mail = (id: string) => ({
  id,
  at: NOW,
  to: 'salma@exemple.ma',
  subject: 'Votre commande',
  html: '',
  text: '',
});
const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

/** Returns a place that saves like a browser, until `fill` is called. */
function browser() {
  const saved = inMemory();
  const append = vi.fn<Saved['append']>(async () => {});
  const place: Saved = { ...saved, append };
  return {
    place,
    append,
    fill: () => Object.assign(place, { append: full, saveMail: full, savePicture: full }),
  };
}

const wish = ({ store }: Awaited<ReturnType<typeof openDemoStore>>, customerId: string) =>
  store.transaction(({ wishlists }) =>
    wishlists.save(customerId, [{ productId: 'robe', addedAt: NOW }]),
  );

const picture = Buffer.from([1, 2, 3]);

test('when the browser is full in the middle, what it saved before can still be read', async () => {
  const { place, fill } = browser();
  const onLoss = vi.fn<() => void>();
  const opened = await openDemoStore(async () => place, onLoss);
  await opened.saveMail(mail('before'));
  await opened.store.pictures.save('before.png', picture);
  fill();
  await opened.saveMail(mail('after'));
  await opened.store.pictures.save('after.png', picture);
  expect(opened.isLostOnClose()).toBe(true);
  expect(onLoss).toHaveBeenCalledOnce();
  expect((await opened.mails()).map(({ id }) => id)).toEqual(['after', 'before']);
  expect(await opened.store.pictures.names()).toEqual(['after.png', 'before.png']);
  expect(await opened.store.pictures.has('before.png')).toBe(true);
});

test('the newest mails are kept', async () => {
  const opened = await openDemoStore(async () => inMemory(), vi.fn());
  for (let at = 0; at < MAX_MAILS + 3; at += 1) await opened.saveMail(mail(String(at)));
  const found = await opened.mails();
  expect([found.length, found[0]?.id, found.at(-1)?.id]).toEqual([MAX_MAILS, '202', '3']);
});

test('nothing is saved after a reset', async () => {
  const { place, append } = browser();
  const opened = await openDemoStore(async () => place, vi.fn());
  await wish(opened, 'salma');
  expect(append).toHaveBeenCalledOnce();
  await opened.clear();
  await wish(opened, 'aya');
  expect(append).toHaveBeenCalledOnce();
  expect(opened.isLostOnClose()).toBe(false);
});

test('when saving one change fails, none after it is saved', async () => {
  const { place } = browser();
  const refusals: Array<(reason: unknown) => void> = [];
  const append = vi.fn<Saved['append']>(
    () => new Promise((_, reject) => void refusals.push(reject)),
  );
  const opened = await openDemoStore(async () => Object.assign(place, { append }), vi.fn());
  const both = Promise.all([wish(opened, 'salma'), wish(opened, 'aya')]);
  // Reads see both before the first is saved.
  await vi.waitUntil(async () => (await opened.store.read.wishlists.load('aya')).length > 0);
  for (const refuse of refusals) refuse(new DOMException('full', 'QuotaExceededError'));
  await both;
  expect(append).toHaveBeenCalledOnce();
  expect(opened.isLostOnClose()).toBe(true);
});
