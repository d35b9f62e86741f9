// `npm start`: the built shop, built first when missing or stale. npm passes a SIGTERM on to the shell of the script
// alone, so that shell makes way for Node by `exec`. The shell of Windows has none: it takes what stands behind
// `exec` as arguments, hides its error, and runs Node itself; other shells take that part for a comment.
import { buildToStart, finishInBackground } from './build.mjs';

await buildToStart();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
finishInBackground();
