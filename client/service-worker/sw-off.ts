import { removeCaches, worker } from './scope.ts';

// Served instead of the worker where it is switched off: what browsers have of it goes.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeCaches().then(() => worker.registration.unregister()));
});
