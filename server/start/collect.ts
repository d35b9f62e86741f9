import { Session } from 'node:inspector';
import { getHeapStatistics } from 'node:v8';

/** In bytes. V8 collects smaller heaps in time: it also forgets code that first requests need. */
const LARGE_HEAP = 64e6;

/**
 * Collects what the start of a large shop leaves, a third of its memory: V8 itself does so when it next takes
 * more memory, which may be never. Stops the process for half a second with 100,000 products.
 */
export async function collectStart(): Promise<void> {
  if (getHeapStatistics().used_heap_size < LARGE_HEAP) return;
  const session = new Session();
  session.connect();
  try {
    await new Promise((resolve) => session.post('HeapProfiler.collectGarbage', resolve));
  } finally {
    session.disconnect();
  }
}
