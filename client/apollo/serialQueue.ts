/** Makes a queue: what is given to it runs one after the other, in the order it came. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(change: () => Promise<T>): Promise<T> => {
    const turn = last.then(change);
    // Its caller handles the failure; the next one runs nevertheless.
    last = turn.catch(() => undefined);
    return turn;
  };
}
