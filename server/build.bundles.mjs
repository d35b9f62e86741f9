// Builds the bundles that standard input names, such as `shop:fr`, one after the other, and prints each name once it is
// built. In one process, Vite, its configurations and the documents of the API are loaded once for all of them.
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { config } = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  `${root}client/vite/bundles.ts`,
  root,
  'warn',
);
// Empty where the build failed before.
for (const name of (await text(process.stdin)).match(/\S+/g) ?? []) {
  const [bundle, language = 'fr'] = name.split(':');
  if (bundle === 'server') {
    await build({
      configFile: `${root}server/vite.config.ts`,
      root: `${root}server`,
      logLevel: 'warn',
    });
  } else await config.bundle(bundle, language);
  process.stdout.write(`${name}\n`);
}
