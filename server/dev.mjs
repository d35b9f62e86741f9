// `npm run dev`: Vite serves modules and pages; everything else goes to the shop's server, which is
// rebuilt and restarted at every change (dev.shop.mjs).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createServer as createViteServer } from 'vite';
import { generate, OTHER_LANGUAGES } from './build.mjs';
import { documentsIn } from './build.sources.mjs';
import { openShop } from './dev.shop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const schemas = [`${root}schema.graphql`, `${root}server/admin/admin.graphql`];
const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '4000';
const language = process.env.LANGUAGE || 'fr';
/** Begins the paths of its pages, as in server/shared/isomorphic/language.ts. */
const prefix = language === 'fr' ? '' : `/${language}`;
const ANY_PREFIX = new RegExp(`^/(?:${OTHER_LANGUAGES.join('|')})(?=[/?]|$)`);
/** Sources of the server, without generated types. */
const SERVER_FILE =
  /^(?:schema\.graphql|(?:server|seed)\/(?!generated\/).+\.(?:ts|graphql|sql|json|txt))$/;

// Fast Refresh needs React's development build.
process.env.NODE_ENV = 'development';

const knownDocuments = new Map();
let codegen = Promise.resolve();

const followChanges = {
  name: 'belle-vue:follow-changes',
  enforce: 'pre',
  configResolved({ configFileDependencies: files }) {
    // Plugins read texts for what is built; Vite would restart, and each page be loaded anew.
    files.splice(0, files.length, ...files.filter((file) => !file.includes('/client/text/')));
  },
  configureServer({ watcher }) {
    watcher.add([...schemas, `${root}server`, `${root}seed`]);
  },
  transform(code, id) {
    if (!knownDocuments.has(id)) knownDocuments.set(id, documentsIn(code).join());
    // The server, which is not restarted for a document, gets texts instead of ids.
    return id.endsWith('/client/generated/shop/graphql.ts')
      ? code.replaceAll(/"__meta__":\{[^}]*\},/g, '')
      : undefined;
  },
  // Vite waits for it before it sends anything.
  async hotUpdate({ file, type, read }) {
    if (this.environment.name !== 'client') return;
    const documents = type === 'delete' ? '' : documentsIn(await read()).join();
    const hasNewDocuments = documents !== (knownDocuments.get(file) ?? '');
    knownDocuments.set(file, documents);
    if (hasNewDocuments || schemas.includes(file)) {
      // In sequence: the last run must have seen every change.
      codegen = codegen.catch(() => {}).then(runCodegen);
      await codegen;
    }
    if (SERVER_FILE.test(file.slice(root.length))) shop.restart().catch(() => {});
  },
};

async function runCodegen() {
  const cli = `${root}node_modules/@graphql-codegen/cli/esm/bin.js`;
  const run = spawn(process.execPath, [cli, '--errors-only'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [exitCode] = await once(run, 'exit');
  if (exitCode !== 0) throw new Error('npm run codegen failed: see the terminal');
}

function end(line, exitCode) {
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}

if (!/^\d{1,5}$/.test(port)) end('PORT must be a whole number from 0 to 65535', 78);
if (language !== 'fr' && !OTHER_LANGUAGES.includes(language)) {
  end(`LANGUAGE must be fr, ${OTHER_LANGUAGES.join(' or ')}`, 78);
}
const front = createHttpServer((request, response) => void serve(request, response));
try {
  front.listen(Number(port), host);
  await once(front, 'listening');
} catch (error) {
  end(`HOST or PORT: ${error.message}`, 69);
}
await generate();
const url = `http://${host.includes(':') ? `[${host}]` : host}:${front.address().port}`;
const shop = openShop(root, url, process.env);
const starting = createViteServer({
  configFile: `${root}client/vite.config.ts`,
  // The build's only input is the shop: what the other pages import would be found once one is open.
  optimizeDeps: { entries: ['index.html', '{admin,sandbox,openapi}/index.html'] },
  appType: 'custom',
  // Of the pages: one at a time (client/vite/pageLanguage.ts).
  mode: language,
  plugins: [followChanges],
  server: { middlewareMode: true, ws: { server: front }, cors: false },
});

let closing;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // npm passes Ctrl+C on: it arrives twice.
  process.on(signal, () => {
    closing ??= shop.close().then(() => process.exit(0));
  });
}
await shop.address().catch((error) => end(error.message, 1));

async function serve(request, response) {
  const vite = await starting;
  vite.middlewares(request, response, () => void answer(request, response));
}

async function answer(request, response) {
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  try {
    if (isPage && /^\/graphql(?:\/admin)?(?:\?|$)/.test(request.url)) {
      return await sendPage('/sandbox/index.html', request, response);
    }
    if (isPage && /^\/openapi(?:\?|$)/.test(request.url)) {
      return await sendPage('/openapi/index.html', request, response);
    }
    if (isPage && /^\/admin(?:\/|\?|$)/.test(request.url)) {
      return await sendPage('/admin/index.html', request, response);
    }
    if (request.method === 'GET' && request.url === '/sdk.tgz') return await sendSdk(response);
    const answered = await forward(request);
    if (isPage && answered.statusCode === 404 && !request.url.startsWith('/api/')) {
      answered.resume();
      // The client of another language would find no page at this address.
      const path = pathOfLanguage(request.url);
      if (path !== request.url) return void response.writeHead(307, { location: path }).end();
      return await sendPage('/index.html', request, response);
    }
    response.writeHead(answered.statusCode, answered.headers);
    await pipeline(answered, response);
  } catch (error) {
    if (response.headersSent) return void response.destroy();
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
  }
}

function pathOfLanguage(path) {
  const french = path.replace(ANY_PREFIX, '');
  // Of the home page, `/ar` and `/`.
  if (prefix !== '') return prefix + french.replace(/^\/(?=\?|$)/, '');
  return french.startsWith('/') ? french : `/${french}`;
}

async function forward(request) {
  const { method, headers } = request;
  // No keep-alive: a server that is about to stop ends such connections.
  const forwarded = httpRequest((await shop.address()) + request.url, {
    method,
    headers,
    agent: false,
  });
  request.pipe(forwarded).on('error', () => {});
  const [answered] = await once(forwarded, 'response');
  return answered;
}

/** Packs the SDK from the present sources, which takes seconds. */
async function sendSdk(response) {
  const file = `${root}dist/dev.sdk.tgz`;
  const packing = spawn(process.execPath, [`${root}client/sdk/build/pack.mjs`, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [exitCode] = await once(packing, 'exit');
  if (exitCode !== 0) throw new Error('The SDK cannot be packed: see the terminal');
  response.writeHead(200, { 'content-type': 'application/gzip' }).end(await readFile(file));
}

async function sendPage(path, request, response) {
  const html = await readFile(`${root}client${path}`, 'utf8');
  const vite = await starting;
  const begun = html.replace('<html', await beginningOf(path));
  const page = await vite.transformIndexHtml(path, begun, request.url);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}

/** Returns what the shop writes at the beginning of a page (server/http/pages/beginning.ts), for `replace`. */
async function beginningOf(path) {
  // Only the shop's pages are there in other languages.
  const tag = path === '/index.html' ? language : 'fr';
  const response = await fetch(`${await shop.address()}/dev/beginning?language=${tag}`);
  const beginning = await response.text();
  return () => beginning;
}
