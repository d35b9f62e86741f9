import type { Plugin } from 'vite';

type Drawing = { path: string; svg: string };

/** The shop's pictures: drawn by its own code, at the paths that the catalogue names. */
export function drawings(): Plugin {
  return {
    name: 'belle-vue:drawings',
    async generateBundle() {
      for (const { path, svg } of await draw()) {
        this.emitFile({ type: 'asset', fileName: path.replace(/^\//, ''), source: svg });
      }
    },
    async configureServer(server) {
      const byPath = new Map((await draw()).map(({ path, svg }) => [path, svg]));
      server.middlewares.use((request, response, next) => {
        const svg = byPath.get(request.url?.split('?', 1)[0] ?? '');
        if (svg === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}

async function draw(): Promise<Drawing[]> {
  const { drawPictures } = await import('../../seed/pictures/drawings.ts');
  return drawPictures();
}
