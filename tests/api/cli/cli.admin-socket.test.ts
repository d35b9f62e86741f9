import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import { createPictureSource } from '../../../server/cli/picture-source.ts';
import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { callAdminSocket, AdminSocketLost } from '../../../server/cli/admin-socket.client.ts';
import { openAdminSocket } from '../../../server/cli/admin-socket.server.ts';
import { NoShop, runCommand, ShopBusy, type Reach } from '../../../server/cli/reach.ts';
import { socketOf, UnsafeSocketFolder } from '../../../server/cli/socket.ts';
import { holdsStore } from '../../../server/storage/lowdb/lowdb-store.ts';
import { openLowdbStore } from '../../../server/stores/lowdb.ts';
import { FolderTaken } from '../../../server/storage/lowdb/journal/owner.ts';
import type { Store } from '../../../server/stores/store.ts';
import { category, product } from '../../store/records.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-socket-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with a shop of one product in it, and nobody there. */
async function newShop(folder?: string): Promise<string> {
  const place = folder ?? (await newFolder());
  const store = await openLowdbStore(place);
  await store.transaction(({ catalog }) =>
    catalog.save({ products: [product('caftan')], categories: [category('traditionnels')] }),
  );
  await store.close();
  return place;
}

const surprises: unknown[] = [];
const tools = {
  clock: () => new Date(),
  actor: COMMAND_LINE,
  shopUrl: 'http://127.0.0.1:4000',
  hasPicture: () => true,
  pictureSource: createPictureSource({ isLoopbackAllowed: false }),
  isLoopbackAllowed: false,
  report: (error: unknown) => void surprises.push(error),
};

/** Opens the shop of a folder with its admin socket, as the server does. */
async function running(folder: string, change: (store: Store) => Store = (store) => store) {
  const store = await openLowdbStore(folder);
  const opening = openAdminSocket({ ...tools, store: change(store) }, folder, tools.report);
  const socket = await opening.catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= socket.close().then(() => store.close());
    return closed;
  };
  onTestFinished(close);
  return { store, socket, close };
}

function reach(dataDir: string): Reach {
  return {
    ...tools,
    dataDir,
    holdsStore,
    openStore: (folder) =>
      openLowdbStore(folder).catch((error: unknown) => {
        if (error instanceof FolderTaken) return null;
        throw error;
      }),
    retries: 0,
  };
}

const LOWER = { id: 'caftan', price: '3000' };

/** Sends bytes to a admin socket that are no command. */
function post(socketPath: string, body: string, path = '/run', method = 'POST'): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path, method, agent: false })
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject)
      .end(body);
  });
}

describe('the socket', () => {
  // All processes of a user share one folder for sockets: each test has a temporary folder of its own.
  beforeEach(async () => {
    vi.stubEnv('TMPDIR', await newFolder());
    return () => vi.unstubAllEnvs();
  });

  test('is in the data folder, for its owner alone, and goes with the shop', async () => {
    const folder = await newShop();
    const { close } = await running(folder);
    const stats = await stat(join(folder, 'shopkeeper.sock'));
    expect(stats.isSocket()).toBe(true);
    expect(stats.mode & 0o777).toBe(0o600);
    await close();
    expect(await readdir(folder)).not.toContain('shopkeeper.sock');
    expect(await callAdminSocket(folder, 'products.list', {})).toBeNull();
  });

  test('is found through another way to the folder', async () => {
    const folder = join(await newFolder(), 'x'.repeat(120));
    await mkdir(folder);
    await newShop(folder);
    await running(folder);
    const link = join(await newFolder(), 'link');
    await symlink(folder, link);
    expect(await callAdminSocket(link, 'products.list', {})).toMatchObject({
      result: expect.anything(),
    });
  });

  test('of a path too long for sockets is in a folder of this user alone', async () => {
    const folder = join(await newFolder(), 'x'.repeat(120));
    await mkdir(folder);
    await newShop(folder);
    await running(folder);
    const path = await socketOf(folder);
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100);
    expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await callAdminSocket(folder, 'products.list', {})).toMatchObject({
      result: expect.anything(),
    });
  });

  test('is not looked for in a folder that others may write', async () => {
    const folder = join(await newFolder(), 'x'.repeat(120));
    await mkdir(folder);
    const own = join(await socketOf(folder), '..');
    await chmod(own, 0o777);
    onTestFinished(() => chmod(own, 0o700));
    await expect(socketOf(folder)).rejects.toThrow(UnsafeSocketFolder);
  });

  test('that a killed shop left behind is taken over', async () => {
    const folder = await newShop();
    const script = `require('net').createServer().listen(${JSON.stringify(join(folder, 'shopkeeper.sock'))}, () => process.kill(process.pid, 'SIGKILL'))`;
    spawnSync(process.execPath, ['-e', script]);
    expect(await readdir(folder)).toContain('shopkeeper.sock');
    expect(await callAdminSocket(folder, 'products.list', {})).toBeNull();
    await running(folder);
    expect(await callAdminSocket(folder, 'products.list', {})).toMatchObject({
      result: expect.anything(),
    });
  });

  test('never replaces something that is no socket', async () => {
    const folder = await newShop();
    await writeFile(join(folder, 'shopkeeper.sock'), 'mine');
    await expect(running(folder)).rejects.toThrow('in the way');
    expect((await stat(join(folder, 'shopkeeper.sock'))).isFile()).toBe(true);
  });
});

describe('a command', () => {
  test('is run by the running shop, which alone writes', async () => {
    const folder = await newShop();
    const { store } = await running(folder);
    const answer = await runCommand(reach(folder), 'products.price', LOWER);
    expect(answer).toMatchObject({ result: { price: 300_000 } });
    expect(await store.read.catalog.product('caftan')).toMatchObject({ price: 300_000 });
  });

  test('is run here when no shop is running, and gives the folder free again', async () => {
    const folder = await newShop();
    const answer = await runCommand(reach(folder), 'products.price', LOWER);
    expect(answer).toMatchObject({ result: { price: 300_000 } });
    const { store } = await running(folder);
    expect(await store.read.catalog.product('caftan')).toMatchObject({ price: 300_000 });
  });

  test('gives the same either way, errors too', async () => {
    const folder = await newShop();
    const requested = [
      ['products.list', {}],
      ['products.price', { id: 'nope', price: '1' }],
      ['products.import', { csv: 'id\n' }],
      ['orders.show', { number: 'BV-1' }],
      ['orders.nope', {}],
      ['__proto__', {}],
      ['orders.show', null],
    ] as const;
    const here = [];
    for (const [command, input] of requested)
      here.push(await runCommand(reach(folder), command, input));
    await running(folder);
    const there = [];
    for (const [command, input] of requested) {
      there.push(await runCommand(reach(folder), command, input));
    }
    expect(there).toEqual(JSON.parse(JSON.stringify(here)));
    expect(here.slice(4)).toMatchObject([
      { error: { code: 'UNKNOWN_COMMAND' } },
      { error: { code: 'UNKNOWN_COMMAND' } },
      { error: { code: 'BAD_INPUT' } },
    ]);
  });

  test('never makes a shop', async () => {
    const folder = await newFolder();
    await expect(runCommand(reach(folder), 'products.list', {})).rejects.toThrow(NoShop);
    await expect(runCommand(reach(join(folder, 'no')), 'products.list', {})).rejects.toThrow(
      NoShop,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test('writes nothing while somebody has the folder and does not answer', async () => {
    const folder = await newShop();
    const store = await openLowdbStore(folder);
    onTestFinished(() => store.close());
    await expect(runCommand(reach(folder), 'products.price', LOWER)).rejects.toThrow(ShopBusy);
    expect(await store.read.catalog.product('caftan')).toMatchObject({ price: 349_000 });
  });

  test('waits for who has the folder for a moment', async () => {
    const folder = await newShop();
    const store = await openLowdbStore(folder);
    let looks = 0;
    const patient = { ...reach(folder), retries: 3 };
    const answer = await runCommand(
      {
        ...patient,
        openStore: async (place) => {
          looks += 1;
          if (looks === 2) await store.close();
          return patient.openStore(place);
        },
      },
      'products.list',
      {},
    );
    expect(answer).toMatchObject({ result: expect.anything() });
    expect(looks).toBe(2);
  });

  test('whose shop goes away in the middle is not said to be done or not', async () => {
    const folder = await newShop();
    const server = createServer((socket) => void socket.once('data', () => socket.destroy()));
    server.listen(join(folder, 'shopkeeper.sock'));
    onTestFinished(() => void server.close());
    await expect(runCommand(reach(folder), 'products.price', LOWER)).rejects.toThrow(
      AdminSocketLost,
    );
  });

  test('that fails inside of the shop says so, and the shop goes on', async () => {
    const folder = await newShop();
    await running(folder, (store) => ({
      ...store,
      transaction: () => Promise.reject(new Error('kaputt')),
    }));
    const answer = await runCommand(reach(folder), 'products.price', LOWER);
    expect(answer).toMatchObject({ error: { code: 'INTERNAL_ERROR' } });
    expect(JSON.stringify(answer)).not.toContain('kaputt');
    expect(surprises.splice(0)).toMatchObject([{ message: 'kaputt' }]);
    expect(await callAdminSocket(folder, 'products.list', {})).toMatchObject({
      result: expect.anything(),
    });
  });
});

describe('the admin socket', () => {
  test.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['no command', '{"input":{}}', 422],
  ])('answers %s', async (_, body, status) => {
    const folder = await newShop();
    await running(folder);
    expect(await post(await socketOf(folder), body)).toBe(status);
  });

  test('has one path and one method', async () => {
    const folder = await newShop();
    await running(folder);
    const path = await socketOf(folder);
    expect(await post(path, '{}', '/')).toBe(404);
    expect(await post(path, '', '/run', 'GET')).toBe(404);
  });

  test('that closes finishes what was begun', async () => {
    const folder = await newShop();
    const events = new EventEmitter();
    const begun = once(events, 'begun');
    const held = once(events, 'go on');
    const { socket } = await running(folder, (store) => ({
      ...store,
      async transaction(work) {
        events.emit('begun');
        await held;
        return store.transaction(work);
      },
    }));
    const ends: string[] = [];
    const requested = runCommand(reach(folder), 'products.price', LOWER);
    await begun;
    const closed = socket.close().then(() => ends.push('closed'));
    // It takes no more from now on, and still waits for the one that it has.
    await expect.poll(() => callAdminSocket(folder, 'products.list', {})).toBeNull();
    ends.push('going on');
    events.emit('go on');
    expect(await requested).toMatchObject({ result: { price: 300_000 } });
    await closed;
    expect(ends).toEqual(['going on', 'closed']);
  });
});
