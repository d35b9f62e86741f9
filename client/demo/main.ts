/** The module that the demo's pages load, and tests run in Node. */
export { openDemo } from './demo.ts';
export { openIndexedDb } from './store/indexedDb.ts';
export { inMemory } from './store/saved.ts';
