import { formatTable } from '../../support/http/table.ts';
import { runWebhooks } from './run.ts';

const number = (value: number) => value.toLocaleString('en-US');

const HEADERS = [
  'webhooks',
  'kill -9',
  'of receivers',
  'acknowledged',
  'events',
  'received',
  'repeated',
  'lost',
  'doubled',
  'bad signatures',
  'unknown',
  'waiting',
];

/** Runs the proof on both stores and prints its table; false when it does not hold. */
export async function printWebhooks(seconds: number): Promise<boolean> {
  const rows: (readonly string[])[] = [];
  let isHeld = true;
  for (const [name, store] of [
    ['lowdb, one instance', 'lowdb'],
    ['PostgreSQL, two instances', 'postgres'],
  ] as const) {
    const { shopKills, receiverKills, acknowledged, verdicts, waiting } = await runWebhooks(
      seconds,
      store,
    );
    for (const [index, verdict] of verdicts.entries()) {
      const { events, requests, repeated, lost, doubled, unsigned, unknown } = verdict;
      const counts = [events, requests, repeated, lost, doubled, unsigned, unknown, waiting];
      const kills = [shopKills, receiverKills, acknowledged];
      rows.push([`${name}, receiver ${index + 1}`, ...[...kills, ...counts].map(number)]);
      isHeld &&= lost + doubled + unsigned + unknown + waiting === 0 && events >= acknowledged;
    }
  }
  process.stdout.write(formatTable(HEADERS, rows));
  return isHeld;
}
