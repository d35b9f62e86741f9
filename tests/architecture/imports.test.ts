import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, imports, ROOT, type Import } from './source-imports.ts';

const WORDS = ['catalog', 'cart', 'wishlist', 'address', 'account', 'order', 'payment'] as const;

/** Imports that break a rule, written as `from → to`: an expectation of none shows each by name. */
function breaking(rule: (found: Import) => boolean): readonly string[] {
  return imports.filter(rule).map(({ from, to }) => `${from} → ${to}`);
}

const isOwn = (path: string) => /^(server|client|seed|tests)\//.test(path);
const folderOf = (path: string) => path.split('/')[1] ?? '';
const inServer = (path: string, folder: string) => path.startsWith(`server/${folder}/`);
const hasRole = (path: string, role: string) => path.endsWith(`.${role}.ts`);

describe('the reading of imports', () => {
  test('finds what is there', () => {
    expect(files).toContain('server/cart/cart.service.ts');
    expect(imports).toContainEqual({
      from: 'server/cart/cart.service.ts',
      to: 'server/cart/cart.rules.ts',
      isType: false,
    });
    expect(imports).toContainEqual({
      from: 'server/cart/cart.service.ts',
      to: 'server/cart/cart.store.ts',
      isType: true,
    });
    expect(imports).toContainEqual({ from: 'server/app.ts', to: 'fastify', isType: false });
  });

  test('every import of our own leads to a file', () => {
    const known = new Set(files);
    expect(
      breaking(
        ({ from, to }) =>
          from.startsWith('server/') &&
          isOwn(to) &&
          !to.includes('generated') &&
          !known.has(to) &&
          // A text that is part of the bundle.
          !existsSync(join(ROOT, to.replace(/\?raw$/, ''))),
      ),
    ).toEqual([]);
  });
});

describe('who may import whom', () => {
  test('shared imports nothing else of the server', () => {
    expect(
      breaking(({ from, to }) => inServer(from, 'shared') && isOwn(to) && !inServer(to, 'shared')),
    ).toEqual([]);
  });

  test('rules import no service, door, store and no input or output', () => {
    const io = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
    const door =
      /\.(service|resolvers|rest)\.ts$|^server\/(http|storage|generated|mail)\/|^server\/(context|app|main|config)\.ts$/;
    expect(
      breaking(({ from, to }) => hasRole(from, 'rules') && (door.test(to) || io.has(to))),
    ).toEqual([]);
  });

  test('services know neither HTTP nor which store there is', () => {
    const door =
      /^server\/http\/|^server\/storage\/(lowdb|postgres)\/|\.(resolvers|rest)\.ts$|^fastify|^@apollo/;
    expect(breaking(({ from, to }) => hasRole(from, 'service') && door.test(to))).toEqual([]);
  });

  test('only adapters, the start and the commands for files know which store there is', () => {
    const isStore = /^server\/storage\/(lowdb|postgres)\//;
    const mayKnow =
      /^server\/(main|start\/failure|cli\/(main|store\.\w+))\.ts$|^server\/storage\/|\.(lowdb|postgres)(\.\w+)*\.ts$|^server\/\w+\/(lowdb|postgres)\//;
    expect(breaking(({ from, to }) => isStore.test(to) && !mayKnow.test(from))).toEqual([]);
  });

  test('resolvers and REST adapters do not know each other, nor the HTTP layer', () => {
    expect(
      breaking(
        ({ from, to }) =>
          (hasRole(from, 'resolvers') && (hasRole(to, 'rest') || inServer(to, 'http'))) ||
          (hasRole(from, 'rest') && (hasRole(to, 'resolvers') || inServer(to, 'http'))),
      ),
    ).toEqual([]);
  });

  test('words know only the words that they are made of', () => {
    const known: Readonly<Record<(typeof WORDS)[number], readonly string[]>> = {
      catalog: [],
      cart: ['catalog'],
      wishlist: ['catalog'],
      address: [],
      account: ['cart', 'wishlist', 'address'],
      // Orders are paid: through the port, which the next test holds them to.
      order: ['cart', 'catalog', 'address', 'payment'],
      payment: [],
    };
    const foreign = WORDS.flatMap((word) =>
      breaking(
        ({ from, to }) =>
          inServer(from, word) &&
          WORDS.some(
            (other) => other !== word && inServer(to, other) && !known[word].includes(other),
          ),
      ),
    );
    expect(foreign).toEqual([]);
  });

  test('orders know the port of payments, and not who takes them', () => {
    expect(
      breaking(
        ({ from, to }) =>
          inServer(from, 'order') &&
          inServer(to, 'payment') &&
          to !== 'server/payment/payment.provider.ts',
      ),
    ).toEqual([]);
  });

  test('client and server never import each other', () => {
    expect(
      breaking(({ from, to }) => from.startsWith('client/') && to.startsWith('server/')),
    ).toEqual([]);
    expect(
      breaking(({ from, to }) => from.startsWith('server/') && to.startsWith('client/')),
    ).toEqual([]);
  });

  test('the client’s text and ui know nothing of the shop', () => {
    expect(
      breaking(
        ({ from, to }) =>
          /^client\/(ui|text)\//.test(from) && isOwn(to) && !['ui', 'text'].includes(folderOf(to)),
      ),
    ).toEqual([]);
  });

  test('nothing outside of tests imports tests', () => {
    expect(breaking(({ to }) => to.startsWith('tests/'))).toEqual([]);
  });
});

describe('cycles', () => {
  test('there are none, types aside', () => {
    const next = new Map<string, string[]>();
    for (const { from, to, isType } of imports) {
      if (!isType && isOwn(to)) next.set(from, [...(next.get(from) ?? []), to]);
    }
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (done.has(file) || path.includes(file)) return;
      for (const other of next.get(file) ?? []) visit(other, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });
});

describe('the environment', () => {
  test('is read where the process starts, and nowhere else', () => {
    // Each main.ts hands it to config.ts; the .mjs files set defaults before anything is built.
    const readers = files.filter((file) =>
      /process\.env|import\.meta\.env/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    // The renderer's build names it as well, to settle it for good.
    const allowed =
      /^server\/(main\.ts|cli\/main\.ts|config\.ts|(start|dev|shop)\.mjs)$|^client\/vite\.render\.config\.ts$/;
    expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
  });
});
