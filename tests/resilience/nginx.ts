import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inNewFolder } from '../bench/shop.ts';
import { installFromDebian } from '../support/debian.ts';
import { openSocket } from '../support/http/raw.ts';
import { runProgram } from '../support/shop/spawn.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIGURATION = 'server/deploy/nginx.conf';
const NGINX = '/usr/sbin/nginx';
const LOOK_EVERY_MS = 50;
const CERTIFICATE =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=belle-vue.example'.split(
    ' ',
  );

/**
 * Runs nginx with the operators' configuration in front of a shop for as long as `work` takes; `url` is where
 * nginx answers. Debian's is installed by `apt-get` where we are root. Throws one clear line when there is none.
 */
export async function behindNginx<T>(
  shopUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (!existsSync(NGINX)) installFromDebian('nginx-light');
  if (!existsSync(NGINX)) {
    throw new Error('The floods need nginx: install it (Debian: apt-get install nginx-light).');
  }
  return inNewFolder(async (folder) => {
    const [plainPort, port] = [await freePort(), await freePort()];
    makeCertificate(folder);
    await writeFile(
      join(folder, 'belle-vue.conf'),
      await configurationFor({ folder, shop: new URL(shopUrl).host, plainPort, port }),
    );
    await writeFile(join(folder, 'nginx.conf'), mainConfiguration(folder));
    const { child, said, ended } = runProgram(NGINX, ['-c', join(folder, 'nginx.conf')], {});
    try {
      const url = `https://127.0.0.1:${port}`;
      for (;;) {
        const socket = await openSocket(url).catch(() => null);
        socket?.destroy();
        if (socket) return await work(url);
        if (child.exitCode !== null) throw new Error(`nginx does not start: ${said.err}`);
        await pause(LOOK_EVERY_MS);
      }
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  });
}

/** The file that operators copy, with what it says is to be replaced, on ports of this machine. */
async function configurationFor({
  folder,
  shop,
  plainPort,
  port,
}: {
  readonly folder: string;
  readonly shop: string;
  readonly plainPort: number;
  readonly port: number;
}): Promise<string> {
  const replaced: ReadonlyArray<readonly [was: string, is: string]> = [
    ['127.0.0.1:4000', shop],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['listen [::]:443 ssl;', ''],
    ['/etc/letsencrypt/live/belle-vue.example/fullchain.pem', join(folder, 'certificate.pem')],
    ['/etc/letsencrypt/live/belle-vue.example/privkey.pem', join(folder, 'key.pem')],
    ['/srv/belle-vue/', ROOT],
  ];
  let text = await readFile(join(ROOT, CONFIGURATION), 'utf8');
  for (const [was, is] of replaced) {
    if (!text.includes(was)) throw new Error(`${CONFIGURATION} has no ${was}`);
    text = text.replace(was, is);
  }
  return text;
}

/** Returns Debian's own main file, with as many connections as the operators' file names. */
function mainConfiguration(folder: string): string {
  return `
daemon off;
worker_processes auto;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/belle-vue.conf;
}
`;
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const { status, stderr } = spawnSync('openssl', [...CERTIFICATE, ...files], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl makes no certificate: ${stderr}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a path
  server.close();
  await once(server, 'close');
  return port;
}
