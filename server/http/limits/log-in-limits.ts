import {
  secondsToWait,
  type Counter,
  type CounterOf,
  type Hold,
  type Limits,
  type Window,
} from '../../shared/limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const FROM_ADDRESS = { points: 30, duration: 15 * MINUTE };
const OF_ACCOUNT = { points: 5, duration: 15 * MINUTE };
const ANYWHERE = { points: 10, duration: 24 * HOUR, isRenewed: true };

const FIRST_WAIT = 30;
const MAX_WAIT = HOUR;

/** An unbounded key would be stored as typed. */
const MAX_EMAIL = 254;

function brakeAfter(failures: number): number {
  const beyond = failures - ANYWHERE.points;
  return beyond < 0 ? 0 : Math.min(FIRST_WAIT * 2 ** beyond, MAX_WAIT);
}

const refused = (hold: Hold) => ({
  hold,
  notTried: async () => {},
  succeeded: async () => {},
});

interface Counted {
  readonly counter: Counter;
  readonly key: string;
}

/**
 * Limits by address, by account and address, and by account: distributed guesses wait ever longer,
 * while known devices have limits of their own. Unknown e-mails are limited alike.
 */
export function createLogInLimits(
  counterOf: CounterOf,
  /** Begins the names of the counters. */
  prefix = '',
): Pick<Limits, 'beginLogIn' | 'beginPasskeyLogIn'> {
  const perAddress: Window = { name: `${prefix}FAILED_ADDRESS`, ...FROM_ADDRESS };
  const perAccount: Window = { name: `${prefix}FAILED_ACCOUNT`, ...OF_ACCOUNT };
  const fromAddress = counterOf(perAddress);
  const ofAccount = counterOf(perAccount);
  const anywhere = counterOf({ name: `${prefix}FAILED_ANYWHERE`, ...ANYWHERE });

  async function brake(account: string): Promise<number> {
    const before = await anywhere.add(account, 0);
    const passed = ANYWHERE.duration - before.msLeft / 1000;
    const wait = Math.ceil(brakeAfter(before.points) - passed);
    if (wait > 0) return wait;
    const { points } = await anywhere.add(account, 1);
    // Beyond the free ones, one of several concurrent attempts proceeds.
    if (points <= ANYWHERE.points || points === before.points + 1) return 0;
    await anywhere.add(account, -1);
    return brakeAfter(points - 1);
  }

  return {
    async beginPasskeyLogIn(address) {
      const takeBack = async () => void (await fromAddress.add(address, -1));
      const seconds = secondsToWait(await fromAddress.add(address, 1), perAddress);
      if (seconds === 0) return { hold: null, notTried: takeBack, succeeded: takeBack };
      await takeBack();
      return refused({ by: 'ADDRESS', seconds });
    },
    async beginLogIn({ address, email, device }) {
      const account = email.slice(0, MAX_EMAIL);
      const bound = { counter: ofAccount, key: `${address} ${account}` };
      const known = device === undefined ? null : { counter: ofAccount, key: `device ${device}` };
      const counted: Counted[] = [];

      async function count(point: Counted, window: Window): Promise<number> {
        counted.push(point);
        return secondsToWait(await point.counter.add(point.key, 1), window);
      }
      async function takeBack(): Promise<void> {
        for (const { counter, key } of counted) await counter.add(key, -1);
      }
      /** A refused attempt was not tried, so it is no failure. */
      async function held(hold: Hold) {
        await takeBack();
        return refused(hold);
      }

      const ofAddress = await count({ counter: fromAddress, key: address }, perAddress);
      if (ofAddress > 0) return held({ by: 'ADDRESS', seconds: ofAddress });
      const ofBoth = await count(bound, perAccount);
      if (ofBoth > 0) return held({ by: 'ADDRESS', seconds: ofBoth });
      const isKnown = known !== null && (await count(known, perAccount)) === 0;
      if (!isKnown) {
        const ofAll = await brake(account);
        if (ofAll > 0) return held({ by: 'ACCOUNT', seconds: ofAll });
        counted.push({ counter: anywhere, key: account });
      }
      return {
        hold: null,
        notTried: takeBack,
        async succeeded() {
          await fromAddress.add(address, -1);
          await ofAccount.forget(bound.key);
          if (known) await ofAccount.forget(known.key);
          if (!isKnown) await anywhere.forget(account);
        },
      };
    },
  };
}
