import { runBuild } from '../build.ts';

/** Builds the shop of the demo, without its pages, where a source has changed. */
export default async function setup(): Promise<void> {
  await runBuild('demo-module');
}
