// `npm run shop -- …`: the CLI, built first when missing or stale.
import { buildCommands } from './build.mjs';

await buildCommands();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/shop.js');
