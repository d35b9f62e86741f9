// Builds the SDK and packs it as `dist/client/sdk.tgz`, which the shop serves, or as the file that is named.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = `${root}dist/sdk`;
const run = (command, args) =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

rmSync(folder, { recursive: true, force: true });
run('npx', ['--no-install', 'tsc', '-p', 'client/sdk', '--outDir', folder]);

// The compiler leaves them in declarations, which no installed package may import.
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  writeFileSync(`${folder}/${name}`, text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
}

const { version, license, engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const entry = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
const packageJson = {
  name: '@belle-vue/sdk',
  version,
  description: 'Typed client of the shop: GraphQL documents, REST types, webhooks',
  license,
  type: 'module',
  sideEffects: false,
  engines: { node: engines.node },
  exports: { '.': entry('index'), './admin': entry('admin'), './package.json': './package.json' },
};
writeFileSync(`${folder}/package.json`, `${JSON.stringify(packageJson, null, 2)}\n`);
cpSync(`${root}client/sdk/README.md`, `${folder}/README.md`);

// npm gives all files the same time, so that equal sources make equal bytes.
const [{ filename }] = JSON.parse(
  run('npm', ['pack', folder, '--json', '--ignore-scripts', '--pack-destination', `${root}dist`]),
);
renameSync(`${root}dist/${filename}`, process.argv[2] ?? `${root}dist/client/sdk.tgz`);
rmSync(folder, { recursive: true });
