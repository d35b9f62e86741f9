/**
 * Runs `work` while no other tab of this browser runs work of the same name. Browsers that cannot
 * (before 2022, or a shop without TLS on another machine) run it at once.
 */
export async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : work();
}
