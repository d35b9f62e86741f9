import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { customerFiles } from '../../rules/account/customer-files.ts';
import { exportText } from '../../support/exports/exports.ts';
import { requestAdmin, STAFF_PASSWORD } from '../../support/shop/admin.ts';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { runProgram } from '../../support/shop/spawn.ts';
import { listen } from './ports.ts';

const READMES = ['client', 'seed', 'server', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => path.endsWith('/README.md'))
  .concat('README.md');

/** All that is fenced by its place, such as `README.md 2`. What names no language is no command. */
const BLOCKS: ReadonlyMap<string, string> = new Map(
  READMES.flatMap((readme) =>
    Array.from(
      readFileSync(readme, 'utf8').matchAll(/^```\w+\n([^]*?)^```$/gm),
      ([, code = ''], at) => [`${readme} ${at + 1}`, code] as const,
    ),
  ),
);

const run = new Set<string>();

/** These blocks of a README, which a test runs. */
function blocks(readme: string, ...places: readonly number[]): readonly string[] {
  return places.map((place) => {
    run.add(`${readme} ${place}`);
    return BLOCKS.get(`${readme} ${place}`) ?? '';
  });
}

const ELSEWHERE: Readonly<Record<string, string>> = {
  'README.md 1': '.ci/run and start.test.ts',
  'client/demo/README.md 1': 'demo.setup.ts builds it, tests/web/demo opens it',
  'client/sdk/README.md 1': 'sdk.long.test.ts',
  'client/sdk/README.md 2': 'sdk.long.test.ts',
  'client/sdk/README.md 3': 'sdk.long.test.ts',
  'client/sdk/README.md 4': 'sdk.long.test.ts',
  'client/sdk/README.md 5': 'sdk.long.test.ts',
  'client/sdk/README.md 6': 'sdk.long.test.ts',
  'tests/README.md 1': 'a test of its own',
};

const [PROXY = ''] = blocks('server/README.md', 1);
const [RECEIVER = ''] = blocks('server/README.md', 4);
const CONNECT = blocks('server/README.md', 2, 3, 5, 6, 7, 8, 9);
const [BACKUP = ''] = blocks('server/README.md', 10);
const SHOPPERS = blocks('README.md', 2, 3, 4);
const [BACK_OFFICE = ''] = blocks('README.md', 5);
const COMMANDS = blocks('server/cli/README.md', 1, 2, 3);
const [IMPORTS = ''] = blocks('server/cli/README.md', 4);
const [STORE = ''] = blocks('server/cli/README.md', 5);
const [COPY = ''] = blocks('server/storage/README.md', 1);

/** A folder as the READMEs expect one: the code, where the shop's data is in `./data`. */
async function installation() {
  const folder = await newFolder();
  for (const name of ['package.json', 'server', 'dist', 'node_modules']) {
    await symlink(resolve(name), join(folder, name));
  }
  const shop = (script: string) => {
    // What npm would start is killed with the shell.
    const started = script.replace(/\bnpm start$/m, 'exec node server/start.mjs');
    const variables = { HOME: folder, PORT: '0', npm_config_update_notifier: 'false' };
    const program = runProgram('bash', ['-e', '-c', `cd ${folder}\n${started}`], variables);
    onTestFinished(async () => {
      program.child.kill('SIGKILL');
      await program.ended;
    });
    return program;
  };
  return {
    folder,
    /** Pastes these blocks one after the other; rejects where one fails. */
    async paste(...scripts: readonly string[]): Promise<string> {
      const { code, out, err } = await shop(scripts.join('\n')).ended;
      const problems = err.replaceAll(/^(?:copie|vérification) de .*\n/gm, '');
      expect({ code, problems }).toEqual({ code: 0, problems: '' });
      return out;
    },
    begin: shop,
    open: () => startShopProcess({ DATA_DIR: join(folder, 'data') }),
  };
}

const READY = /^Belle Vue: http/m;

test('every command of a README is run by a test', () => {
  expect([...run, ...Object.keys(ELSEWHERE)].toSorted()).toEqual([...BLOCKS.keys()].toSorted());
});

test('what the README says about connecting works, pasted block after block', async () => {
  const { folder, begin, open } = await installation();
  const port = await freePort();
  await writeFile(join(folder, 'receiver.mjs'), RECEIVER.replace('5000', port));
  const shop = open();
  const pasted = CONNECT.join('\n')
    .replace('http://127.0.0.1:4000', await shop.ready)
    .replace(':5000/', `:${port}/`)
    .replace('receiver.mjs &', 'receiver.mjs & echo $! > pid');
  const shell = begin(`${pasted}\nwait`);
  onTestFinished(async () => {
    const pid = Number(await readFile(join(folder, 'pid'), 'utf8').catch(() => ''));
    if (pid > 0) process.kill(pid, 'SIGKILL');
    await shop.end();
  });
  await expect
    .poll(() => shell.said.out, { timeout: 50_000 })
    .toMatch(/^bv_\S+\n[^]*"totalCount"[^]*msg_\S+ \{"type":"order\.confirmed"/);
  // A receiver that began late gets it again, perhaps after the later one.
  await expect
    .poll(() => shell.said.out, { timeout: 50_000 })
    .toMatch(/msg_\S+ \{"type":"order\.placed"/);
  // The export has the order too.
  expect(shell.said.out).toContain('"updatedAt"');
  expect(shell.said.err).toBe('');
});

test('the API answers what the front page asks it, shoppers and staff', async () => {
  const { paste, open } = await installation();
  const url = await open().ready;
  const at = (script: string) => script.replaceAll('http://127.0.0.1:4000', url);
  const answers = await paste(...SHOPPERS.map(at));
  for (const part of ['"totalCount":1', '"userErrors":[]', '"price":"3490"', '"qty":2']) {
    expect(answers).toContain(part);
  }
  expect(answers).not.toContain('"errors"');

  const link = await paste('npm run -s shop -- staff add amina@example.com --role OWNER');
  const [, token = ''] = /#?token=([\w-]+)|\/([\w-]{20,})\s*$/m.exec(link) ?? [];
  const setUp = `mutation ($token: String!, $input: SetUpInput!) {
    setUpAccount(token: $token, input: $input) { userErrors { code } }
  }`;
  const input = { email: 'amina@example.com', name: 'Amina', password: STAFF_PASSWORD };
  await requestAdmin({ url }, setUp, { token, input });
  const staff = await paste(at(BACK_OFFICE).replace('…', STAFF_PASSWORD));
  expect(staff).toContain('{"data":{"me":{"email":"amina@example.com"');
});

test('the command line does what its README says, beside the shop', async () => {
  const { folder, paste, open } = await installation();
  await open().ready;
  const said = await paste(...COMMANDS);
  for (const part of ['karim@example.com n’a plus d’accès', '\nbv_', '\nwhsec_', '46 inchangés']) {
    expect(said).toContain(part);
  }
  expect(await readdir(folder)).toContain('catalogue.csv');
});

test('another shop moves in as its README says', async () => {
  const { folder, paste, open } = await installation();
  await open().ready;
  const files = {
    'products_export.csv': exportText('shopify-2025.csv'),
    'products.csv': exportText('prestashop.csv'),
    'combinations.csv': exportText('prestashop-combinations.csv'),
    'customers_export.csv': customerFiles.shopify,
    'redirects.csv': '/produit/caftan;/products/caftan-celeste\n',
  };
  for (const [name, text] of Object.entries(files)) {
    // No picture is found.
    const reached = text.replaceAll(/https:\/\/[^/"\s]+/g, 'http://127.0.0.1:1');
    await writeFile(join(folder, name), reached);
  }
  const said = await paste(IMPORTS);
  for (const part of [
    '3 produits ajoutés',
    '2 produits ajoutés',
    '3 clients ajoutés',
    '1 adresse ajoutée',
  ]) {
    expect(said).toContain(part);
  }
});

test('backups have the names of two weeks, and a closed shop is recovered and copied', async () => {
  const { folder, paste, begin, open } = await installation();
  const shop = open();
  await shop.ready;
  const [, setting = '', schedule = '', line = ''] =
    /^(DATA_DIR=\S+)\n((?:\S+ ){5})(.*)\n$/.exec(BACKUP) ?? [];
  expect(schedule).toBe('15 3 * * * ');
  const variable = `export ${setting.replace('/srv/belle-vue', folder)}`;
  const backup = line.replaceAll('\\%', '%').replace('/srv/belle-vue', folder);
  // A month of its names.
  const touched = backup.replace('npm run -s shop -- store backup', 'touch');
  const month = `for day in $(seq 30); do date() { echo $((day * 86400)); }; ${touched}; done`;
  await paste(variable, backup);
  expect(await readdir(join(folder, 'backups'))).toContain('jwt-secret');
  await paste('rm -r backups/*', month);
  const names = await readdir(join(folder, 'backups'));
  expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(14);

  await shop.end();
  // To folders: databases have tests of their own.
  await paste(`DATABASE_URL=./moved\n${STORE}`);
  const restarted = begin(`DATABASE_URL=./there\n${COPY}`);
  await expect.poll(() => restarted.said.out, { timeout: 30_000 }).toMatch(READY);
});

test('the shop starts behind a proxy as its README says', async () => {
  const { begin } = await installation();
  const shop = begin(PROXY);
  await expect.poll(() => shop.said.out, { timeout: 30_000 }).toMatch(READY);
});

async function freePort(): Promise<string> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}
