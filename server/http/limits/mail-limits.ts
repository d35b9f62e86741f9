import { secondsToWait, type Counter, type CounterOf, type Limits } from '../../shared/limits.ts';
import { TooManyAttempts } from '../../shared/problems.ts';

const HOUR = 60 * 60;
const OF_ACCOUNT = 3;
const FROM_ADDRESS = 10;

interface Counted {
  readonly counter: Counter;
  readonly key: string;
}

/** For mails that anyone can request: by recipient, whether or not it has an account, and by address. */
export function createMailLimits(counterOf: CounterOf): Pick<Limits, 'beginAccountMail'> {
  const limitOf = (name: string, points: number) => {
    const window = { name, points, duration: HOUR };
    return { window, counter: counterOf(window) };
  };
  const limitsOf = (name: string) => ({
    ofAccount: limitOf(`${name}_MAIL_ACCOUNT`, OF_ACCOUNT),
    fromAddress: limitOf(`${name}_MAIL_ADDRESS`, FROM_ADDRESS),
  });
  const limits = {
    PASSWORD: limitsOf('PASSWORD'),
    EMAIL: limitsOf('EMAIL'),
    STOCK_ALERT: limitsOf('STOCK'),
    STAFF: limitsOf('STAFF'),
  } as const;

  return {
    async beginAccountMail(about, { address, emails }) {
      const { ofAccount, fromAddress } = limits[about];
      const counted: Counted[] = [];
      const takeBack = async () => {
        for (const { counter, key } of counted) await counter.add(key, -1);
      };
      const points = [
        { ...fromAddress, key: address },
        ...emails.map((key) => ({ ...ofAccount, key })),
      ];
      for (const { window, counter, key } of points) {
        counted.push({ counter, key });
        const seconds = secondsToWait(await counter.add(key, 1), window);
        if (seconds === 0) continue;
        await takeBack();
        throw new TooManyAttempts('MAILS', seconds);
      }
      return { notWritten: takeBack };
    },
  };
}
