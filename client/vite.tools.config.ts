import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { commonBuild, commonOptions, conditions, packageChunks } from './vite/commonBuild.ts';
import { inlineDocuments } from './vite/inlineDocuments.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const others = [here('sandbox/'), here('openapi/'), here('admin/main.tsx')];

/** Selects sources that the back office's scripts may share. */
const isOfAdmin = (id: string) =>
  /\.tsx?$/.test(id) && !/node_modules/.test(id) && !others.some((path) => id.startsWith(path));

/** Selects the pages about orders, deliveries, products and appointments: the first page needs nothing of it. */
const isOfWork = (id: string) =>
  /\/client\/(?:admin\/(?:alterations|appointments|categories|dashboard\/first-steps|delivery|exchanges|money|moving|orders|pictures|products|settings\/identity|sewing|showcase|size-guides|stock|form\/(?:AmountField|moroccoTime))|apollo\/attempt|text\/(?:admin\/(?:orders|products|settings)\/[\w-]+|invoice)\.fr|ui\/Picture|ui\/form\/(?:Combobox|useRoomBelow|FileField)|shared\/InvoiceTable)|\/node_modules\/uuid\//.test(
    id,
  );

/** Selects the list of cities, which is as large as a page: those alone load it that search it. */
const isOfCities = (id: string) =>
  /\/admin\/orders\/new\/cities\.|\/delivery\/city\/city\.rules|\/seed\/cities\.json/.test(id);

/** Selects the form of a stored record with its library: the first page has none. */
const isOfForms = (id: string) =>
  /\/admin\/form\/use(?:Detail|Record)Form|\/react-hook-form\//.test(id);

/**
 * The pages of staff and developers, in French alone: the back office, the sandbox and the viewer of OpenAPI. A
 * build of their own, beside the shop's: what both use would be cut out of the shop's scripts into further
 * ones, which shoppers would load.
 */
export default defineConfig({
  root: here('.'),
  plugins: [react(), inlineDocuments()],
  resolve: { conditions },
  build: {
    ...commonBuild,
    // The shop's files are there too.
    emptyOutDir: false,
    manifest: '.vite/manifest.tools.json',
    license: { fileName: '.vite/licenses.tools.json' },
    // The sandbox's editor and the viewer of OpenAPI are large.
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      ...commonOptions,
      input: {
        sandbox: here('sandbox/index.html'),
        openapi: here('openapi/index.html'),
        admin: here('admin/index.html'),
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            ...packageChunks,
            // What the first page needs, what orders and products share, and the rest.
            {
              name: 'admin-shell',
              test: isOfAdmin,
              tags: ['$initial'],
              includeDependenciesRecursively: true,
              priority: 1,
            },
            { name: 'admin-cities', test: isOfCities, priority: 2 },
            { name: 'admin-forms', test: isOfForms, priority: 2 },
            { name: 'admin-work', test: isOfWork, minShareCount: 2, priority: 1 },
            { name: 'admin-shared', test: isOfAdmin, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
