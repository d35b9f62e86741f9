import { runBuild } from '../build.ts';
import { DEMO_BASE } from './demoBase.ts';

/** Builds the demo as for a host that serves it below a path, where a source has changed. */
export default async function setup(): Promise<void> {
  await runBuild('due-demo', '--base', DEMO_BASE);
}
