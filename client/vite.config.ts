import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import {
  commonBuild,
  commonOptions,
  conditions,
  packageChunks,
  productionRouter,
} from './vite/commonBuild.ts';
import { drawings } from './vite/drawings.ts';
import { fileIn } from '#shared/language.ts';
import { inlineDocuments } from './vite/inlineDocuments.ts';
import { installable } from './vite/installable.ts';
import { languageOfMode, pageLanguage } from './vite/pageLanguage.ts';
import { preloadFonts } from './vite/preloadFonts.ts';
import { serviceWorker } from './vite/serviceWorker.ts';
import { testCheckout } from './vite/testCheckout.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const entry = here('main.tsx');
/** The shop's own modules that scripts may share. */
const isOwn = (id: string) => /\.tsx?$/.test(id) && !/node_modules/.test(id) && id !== entry;

/** Selects what surrounds every page, and what the first three share: the manifest names the layout itself. */
const isOfLayout = (id: string) =>
  isOwn(id) &&
  /\/client\/(?:apollo\/QueryProblem|app\/(?!Layout)|catalog\/(?:chosenSizes|variants|card\/ColourDots)|page\/(?:links|useIsRestShown|writtenIn)|ui\/(?:Breadcrumb|SkipLink|feedback\/(?:LoadProblem|Skeleton)|format\/Rating))|\/server\/shared\/isomorphic\/occasions\.\w\w\./.test(
    id,
  );

/** Selects the account, and the forms that open it. */
const isOfAccount = (id: string) =>
  isOwn(id) &&
  /\/client\/(?:account\/|ui\/(?:passkeys\/|form\/PasswordField)|text\/passkeys\.)|\/isomorphic\/account\.form\.ts/.test(
    id,
  ) &&
  !id.includes('passkeySupport');

const isOfOrders = (id: string) =>
  isOwn(id) &&
  /\/client\/(?:(?:address|order)\/|cart\/(?:page\/|[Tt]otals)|apollo\/(?:attempt|lastOrder|merchant)|ui\/(?:download|StatusChip|useFocusWhenFewer|table\/InvoiceTable|format\/contact|form\/(?:QuantityChoice|Stepper))|text\/invoice\.)|\/server\/shared\/isomorphic\/(?:order\.\w\w\.|(?:address|order)\.form\.ts)/.test(
    id,
  );

/** Selects forms and dialogs: the list of products has some, the home page none. */
const isOfForms = (id: string) =>
  isOwn(id) && /\/client\/ui\/(?:form\/(?!sortErrors)|dialog\/Dialog)/.test(id);

/** Selects the schemas of forms that a server reads too, with their library: neither a list nor a product has any. */
const isOfSchemas = (id: string) =>
  /node_modules\/zod\/|\/client\/ui\/form\/useCheckedForm|\/isomorphic\/(?:form|links|phone-number|text)\.ts/.test(
    id,
  );

/** Selects what a press or a page behind one needs: the first pages come without it. */
const isOfPresses = (id: string) =>
  isOwn(id) &&
  /\/client\/(?:apollo\/(?:usePayload|customerLists)|ui\/form\/sortErrors|page\/PageCard|cart\/useCart\.ts|catalog\/(?:alerts\/alerts\.|product\/measures\/SizeGuideTable))/.test(
    id,
  );

/** Selects the page of frames that fit and what compares one with them. */
const isOfFrames = (id: string) => isOwn(id) && id.includes('/client/catalog/frames/');

/** Selects a product's page and those about sizes, alerts, measures and dates. */
const isOfProduct = (id: string) =>
  isOwn(id) &&
  /\/client\/(?:catalog\/(?:[Dd]eliveryDates|frameMeasures|product\/(?:product\.\w\w\.|measures\/(?!SizeGuideTable)|viewed\/|PolicyClaims))|page\/today|ui\/format\/date)|\/server\/shared\/isomorphic\/(?:frame-fit|money|page-day|policies|pricing)\.ts/.test(
    id,
  );

/** Selects what a product's page and the preview of a draft share. */
const isOfProductView = (id: string) =>
  isOwn(id) && /\/client\/catalog\/(?:product\/|alerts\/StockAlert\.)/.test(id);

/** Selects the pages of occasions: the home page has the arches alone. */
const isOfOccasions = (id: string) =>
  isOwn(id) && /\/client\/catalog\/occasion\/(?!OccasionTiles)/.test(id);

/** Selects lists of products; at home the cards alone. */
const isOfLists = (id: string) =>
  isOwn(id) &&
  /\/client\/catalog\/(?:catalog\.\w\w\.|occasion\/OccasionTiles|list\/(?:CatalogResults|CatalogPage\.css|listLength|useMoreProducts)|card\/(?:useBegin|CardCartButton|CardFrame|ProductCard|ProductGrid|useFirstVariant))/.test(
    id,
  );

const isInformation = (id: string) => isOwn(id) && id.includes('/client/information/');

export default defineConfig(({ mode, command }) => {
  const language = languageOfMode(mode);
  const isFrench = language === 'FR';
  return {
    root: here('.'),
    plugins: [
      pageLanguage(language),
      react(),
      inlineDocuments(language),
      preloadFonts(),
      installable(language),
      // The French build, which is the first, writes what is the same in every language; the development
      // server has one language at a time.
      (isFrench || command === 'serve') && [drawings(), serviceWorker()],
      testCheckout(language),
    ],
    resolve: { conditions, alias: command === 'build' ? productionRouter : [] },
    build: {
      ...commonBuild,
      // Emptied before (server/build.mjs): other builds write there at the same time.
      emptyOutDir: false,
      // Read by the renderer, which writes what a page needs into it.
      manifest: fileIn(language, '.vite/manifest.json'),
      license: { fileName: fileIn(language, '.vite/licenses.json') },
      rolldownOptions: {
        ...commonOptions,
        input: here('index.html'),
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              ...packageChunks,
              // What the first script imports; else it would bring all that pages share.
              {
                name: 'shell',
                test: isOwn,
                tags: ['$initial'],
                includeDependenciesRecursively: true,
                priority: 1,
              },
              // What surrounds every page comes with all that it needs.
              {
                name: 'layout',
                test: isOfLayout,
                includeDependenciesRecursively: true,
                priority: 1,
              },
              // Few visits open these pages: what they share is not for all.
              { name: 'information', test: isInformation, minShareCount: 2, priority: 1 },
              // Otherwise some twenty small chunks.
              { name: 'schemas', test: isOfSchemas, priority: 2 },
              { name: 'account', test: isOfAccount, minShareCount: 2, priority: 1 },
              { name: 'forms', test: isOfForms, minShareCount: 2, priority: 0.5 },
              { name: 'orders', test: isOfOrders, minShareCount: 2, priority: 1 },
              { name: 'frames', test: isOfFrames, minShareCount: 2, priority: 1 },
              { name: 'product', test: isOfProduct, minShareCount: 2, priority: 1 },
              {
                name: 'productView',
                test: (id) => isOfProductView(id) && !isOfPresses(id),
                minShareCount: 2,
                priority: 0.5,
              },
              { name: 'occasions', test: isOfOccasions, minShareCount: 2, priority: 1 },
              { name: 'lists', test: isOfLists, minShareCount: 2, priority: 1 },
              { name: 'shared', test: (id) => isOwn(id) && !isOfPresses(id), minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
});
