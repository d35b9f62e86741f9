/** Without Web Locks (browsers before 2022, or a shop without TLS) it runs at once. */
export async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : work();
}
