import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const client = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Modules that know the host or its root, with the demo's in their place. */
const replaced = new Map(
  [
    ['page/DocumentHead.tsx', 'DocumentHead.tsx'],
    ['page/prefix.ts', 'prefix.ts'],
    ['catalog/product/useShare.ts', 'withFileUrl.ts'],
    ['order/checkout/payment/loadCheckout.ts', 'withFileUrl.ts'],
    ['appointment/calendarHref.ts', 'calendarHref.ts'],
    ['admin/pictures/upload.ts', 'upload.ts'],
  ].map(([module = '', by]) => [client(module), client(`demo/site/${by}`)]),
);
// A page promises a delivery before it has the shop, and no browser reads the host's tz database.
replaced.set(client('../server/shared/zone/zone.host.ts'), client('demo/unavailable.ts'));

const ownFolder = client('demo/site/');
const jsxRuntime = client('demo/site/jsx/jsx-runtime.ts');

/** The demo's own modules import what they replace. */
export function demoModules(): Plugin {
  return {
    name: 'belle-vue:demo-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === 'demo/jsx-runtime') return jsxRuntime;
      if (importer === undefined || !source.startsWith('.') || importer.startsWith(ownFolder)) {
        return null;
      }
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved ? (replaced.get(resolved.id) ?? resolved) : null;
    },
  };
}
