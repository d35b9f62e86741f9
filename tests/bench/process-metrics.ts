import { readFile } from 'node:fs/promises';

/** Linux counts processor time in these, whatever the machine (`man 5 proc`, `_SC_CLK_TCK`). */
const TICKS_A_SECOND = 100;

/** Processor time that a process has taken so far, with all its threads, in milliseconds. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field is a name that may hold blanks; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}

/** The most memory that a process has held at once, in MB. */
export async function peakMemoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024);
}
