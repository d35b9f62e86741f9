/** Until what was posted to channels before has arrived: a message of its own comes after it. */
export function messagesArrived(): Promise<string> {
  const name = crypto.randomUUID();
  const [from, to] = [new BroadcastChannel(name), new BroadcastChannel(name)];
  return new Promise((resolve) => {
    to.addEventListener('message', () => {
      from.close();
      to.close();
      resolve('ARRIVED');
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    from.postMessage(null);
  });
}
