/** Makes a queue: what is given to it runs one after the other, in the order it came. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(change: () => Promise<T>): Promise<T> => {
    const turn = last.then(change);
    // What failed has told its caller; the next one has its turn all the same.
    last = turn.catch(() => undefined);
    return turn;
  };
}
