/** A promise that the test resolves when it is time: `open` it, and who waits for `opened` goes on. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let resolve: (() => void) | undefined;
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  return { opened, open: () => resolve?.() };
}
