import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const admin = fileURLToPath(new URL('../admin/', import.meta.url));
const query = '?admin';

/** In scripts of their own already, which both load. */
const framework =
  /node_modules\/(?:react|react-dom|scheduler|@apollo\/client|graphql|rxjs|tslib|optimism|@wry)\//;

/** A module of the back office, or its copy of another. */
export const isOfAdmin = (id: string) => id.startsWith(admin) || id.endsWith(query);

/**
 * Gives the back office copies of the modules that it shares with the shop, such as the buttons:
 * they would be cut out of the shop's scripts into further ones, which shoppers would load.
 */
export function adminCopies(): Plugin {
  return {
    name: 'belle-vue:admin-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !isOfAdmin(importer)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const isFile = resolved?.id.startsWith('/') === true && !resolved.external;
      if (!resolved || !isFile || isOfAdmin(resolved.id) || framework.test(resolved.id))
        return resolved;
      return { ...resolved, id: resolved.id + query };
    },
  };
}
