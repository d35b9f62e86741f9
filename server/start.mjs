// `npm start`: the built shop, built first when missing or stale.
import { buildShop } from './build.mjs';

await buildShop();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
