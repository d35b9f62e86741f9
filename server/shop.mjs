// `npm run shop -- …`: the shopkeeper's commands, built first where they are missing or stale.
import { buildCommands } from './build.mjs';

buildCommands();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/shop.js');
