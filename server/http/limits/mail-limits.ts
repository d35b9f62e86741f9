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
  const limits = {
    PASSWORD: {
      ofAccount: limitOf('PASSWORD_MAIL_ACCOUNT', OF_ACCOUNT),
      fromAddress: limitOf('PASSWORD_MAIL_ADDRESS', FROM_ADDRESS),
    },
    EMAIL: {
      ofAccount: limitOf('EMAIL_MAIL_ACCOUNT', OF_ACCOUNT),
      fromAddress: limitOf('EMAIL_MAIL_ADDRESS', FROM_ADDRESS),
    },
    STOCK_ALERT: {
      ofAccount: limitOf('STOCK_MAIL_ACCOUNT', OF_ACCOUNT),
      fromAddress: limitOf('STOCK_MAIL_ADDRESS', FROM_ADDRESS),
    },
    STAFF: {
      ofAccount: limitOf('STAFF_MAIL_ACCOUNT', OF_ACCOUNT),
      fromAddress: limitOf('STAFF_MAIL_ADDRESS', FROM_ADDRESS),
    },
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
