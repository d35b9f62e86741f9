// `npm start`: the shop from built files, built first where they are missing or stale.
import { buildShop } from './build.mjs';

buildShop();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
