import { formatTable } from '../support/http/table.ts';
import { runCluster } from './cluster.ts';
import { compareReads } from './cluster.reads.ts';

const LONGEST_RETURN_MS = 5_000;
const MOST_TOLD = 10;

const say = (text: string) => process.stdout.write(`${text}\n`);
const number = (value: number) => value.toLocaleString('en-US');

/** Runs the proof of the cluster and prints its tables; false when it does not hold. */
export async function printCluster(seconds: number): Promise<boolean> {
  const { answers, verdict, acknowledged, kills, firstDoneMs, lastRefusedMs } =
    await runCluster(seconds);
  const { orders, lost, doubled, half, unpaid, mailsLost, mailsTwice } = verdict;
  const counts = [kills, orders, acknowledged, lost, doubled, half, unpaid, mailsLost, mailsTwice];
  say(
    formatTable(
      [
        'three instances',
        'kill -9',
        'orders',
        'acknowledged',
        'lost',
        'doubled',
        'half written',
        'money without order',
        'mails lost',
        'mails twice',
      ],
      [['PostgreSQL stopped for 10 s', ...counts.map(number)]],
    ),
  );
  const { requested, done, away, otherwise, gone, unplanned } = answers;
  const row = [requested, done, away, otherwise.length, gone, unplanned.length].map(number);
  say(
    formatTable(
      [
        'answers',
        'asked',
        'done',
        '503 database away',
        '503 otherwise',
        'instance gone',
        'not planned',
        'first purchase ms',
        'last 503 ms',
      ],
      [['by the balancer', ...row, firstDoneMs?.toFixed(0) ?? 'never', lastRefusedMs.toFixed(0)]],
    ),
  );
  for (const text of [...otherwise, ...unplanned].slice(0, MOST_TOLD)) say(text);
  const reads = await compareReads();
  say(
    formatTable(
      ['reads', 'asked of', 'answers a second, of lowdb', 'processor for one, of lowdb'],
      reads.map(({ question, setup, answers: each, processor }) => [
        question,
        setup,
        each.toFixed(2),
        processor.toFixed(2),
      ]),
    ),
  );
  const isBack = Math.max(firstDoneMs ?? Infinity, lastRefusedMs) < LONGEST_RETURN_MS;
  const wrong = lost + doubled + half + unpaid + mailsLost + otherwise.length + unplanned.length;
  return wrong === 0 && isBack && acknowledged > 0;
}
