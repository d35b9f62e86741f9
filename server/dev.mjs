// `npm run dev`: the client with hot reload, and the server built and started anew at every change.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
process.env.PORT ??= '4000';

// The server also serves the sandbox and renders pages, which are parts of the built client.
if (!['dist/client/index.html', 'dist/pages/render.js'].every((file) => existsSync(root + file))) {
  spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
}

let shop;
async function restart() {
  if (shop?.exitCode === null) {
    shop.kill('SIGTERM');
    await once(shop, 'exit');
  }
  shop = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: root,
    stdio: 'inherit',
  });
}

const watcher = await build({
  configFile: `${root}server/vite.config.ts`,
  logLevel: 'warn',
  build: { watch: {}, sourcemap: true },
});
watcher.on('event', ({ code }) => {
  if (code === 'END') void restart();
});

const client = await createServer({ configFile: `${root}client/vite.config.ts` });
await client.listen();
client.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    shop?.kill('SIGTERM');
    await Promise.all([watcher.close(), client.close()]);
    process.exit(0);
  });
}
