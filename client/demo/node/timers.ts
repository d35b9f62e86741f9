const later = globalThis.setTimeout;

function wait(ms: number, _value?: unknown, { signal }: { signal?: AbortSignal } = {}) {
  return new Promise<void>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = later(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export { wait as setTimeout };

export const setImmediate = () => wait(0);
