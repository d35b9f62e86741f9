import type { Goal } from './goal.ts';
import { ask, type Side, type Window } from './load.ts';
import { median, ratioOf, turnsOf } from './median.ts';

/** How long and how often each side is asked. */
export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
  readonly connections: number;
}

/** Whom the shop is compared with, and what the ratio must be. */
export interface Rival {
  readonly of: string;
  readonly side: Side;
  readonly goal?: Goal | undefined;
  /**
   * What the goal is for. Processor time, unless told, where nothing else is waited for: it is
   * steadier, and the load shares the machine. Answers where a disk is waited for as well.
   */
  readonly judged?: 'processor' | 'answers';
}

/** The shop beside one of its rivals. */
export interface Ratio extends Pick<Rival, 'of' | 'goal' | 'judged'> {
  readonly what: string;
  /** Times the answers a second of the other. */
  readonly answers: number;
  /** Answers in the processor time of one answer of the other. */
  readonly thrift: number;
}

/** Asks the shop and its rivals by turns. Gives the ratios, and the shop's own windows. */
export async function sideBySide(
  what: string,
  ours: Side,
  rivals: readonly Rival[],
  pace: Pace,
): Promise<{ readonly ratios: readonly Ratio[]; readonly ours: readonly Window[] }> {
  const sides = [ours, ...rivals.map(({ side }) => side)];
  const windows = await alternate(sides, pace);
  const own = windows.get(ours) ?? [];
  const ratios = rivals.map(({ side, ...rival }) => {
    const other = windows.get(side) ?? [];
    return {
      ...rival,
      what,
      answers: ratioOf(own.map(answersASecond), other.map(answersASecond)),
      thrift: ratioOf(other.map(processorTime), own.map(processorTime)),
    };
  });
  return { ratios, ours: own };
}

const answersASecond = (window: Window) => window.answersASecond;
const processorTime = (window: Window) => window.processorMs;

/** All windows of each side, in the order of the rounds. */
export async function alternate(
  sides: readonly Side[],
  { rounds, seconds, warmUpSeconds, connections }: Pace,
): Promise<ReadonlyMap<Side, readonly Window[]>> {
  const windows = new Map<Side, Window[]>(sides.map((side) => [side, []]));
  for (const side of sides) await ask(side, { connections, seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round += 1) {
    for (const side of turnsOf(sides, round)) {
      windows.get(side)?.push(await ask(side, { connections, seconds }));
    }
  }
  return windows;
}

/** Processor time of an answer: the middle of the windows. */
export function processorOf(windows: readonly Window[]): number {
  return median(windows.map(processorTime));
}

/** Milliseconds that all but one in a hundred answers came within: the middle of the windows. */
export function p99Of(windows: readonly Window[]): number {
  return median(windows.map(({ p99 }) => p99));
}
