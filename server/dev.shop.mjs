// The server process of `npm run dev`, at a port that only dev.mjs knows.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { build } from 'vite';

export function openShop(root, url, variables) {
  let server;
  let isStale = false;
  let replacing;
  let address = restart().then(() => address);
  process.once('exit', () => server?.kill());

  function restart() {
    isStale = true;
    replacing ??= replace().finally(() => (replacing = undefined));
    return replacing;
  }

  async function replace() {
    while (isStale) {
      isStale = false;
      // Never while a server starts, which reads these files.
      await buildServer();
      if (isStale) continue;
      address = stop().then(start);
      await address;
    }
  }

  function buildServer() {
    return build({
      configFile: `${root}server/vite.config.ts`,
      logLevel: 'warn',
      // Apart from the files of `npm start` and the CLI.
      build: { outDir: `${root}dist/dev`, sourcemap: true },
    });
  }

  async function stop() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  }

  function start() {
    const started = spawn(process.execPath, ['--enable-source-maps', 'dist/dev/main.js'], {
      cwd: root,
      env: { ...variables, PORT: '0', DEV_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
      // Else Ctrl+C would reach it beside `stop`, and a second signal ends it at once.
      detached: true,
    });
    server = started;
    return new Promise((resolve, reject) => {
      let own;
      createInterface({ input: started.stdout }).on('line', (line) => {
        own ??= /: (http:\S+)$/.exec(line)?.[1];
        process.stdout.write(`${own ? line.replace(own, url) : line}\n`);
        if (own) resolve(own);
      });
      started.once('exit', () => reject(new Error('The server does not run: see the terminal')));
    });
  }

  return {
    address: () => address,
    /** The running server answers until the next one is built. */
    restart,
    close: stop,
  };
}
