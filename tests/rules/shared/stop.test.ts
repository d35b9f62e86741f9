import { describe, expect, test } from 'vitest';
import { stopInTime, type Stopping } from '../../../server/start/stop.ts';
import { gate } from '../../support/store/gate.ts';

const never = () => new Promise<never>(() => {});
const PATIENT = { besideMs: 20_000, allMs: 20_000 };

function stopping(changes: Partial<Stopping> = {}) {
  const steps: string[] = [];
  const parts: Stopping = {
    requests: { close: async () => void steps.push('requests') },
    beside: [async () => void steps.push('mails'), async () => void steps.push('payments')],
    store: { close: async () => void steps.push('store') },
    ...changes,
  };
  return { steps, parts };
}

describe('the shop that stops', () => {
  test('closes the store after everything else', async () => {
    const answered = gate();
    const { steps, parts } = stopping({ requests: { close: () => answered.opened } });
    const stopped = stopInTime(parts, PATIENT);
    expect(steps).toEqual(['mails', 'payments']);
    answered.open();
    expect(await stopped).toBe(true);
    expect(steps).toEqual(['mails', 'payments', 'store']);
  });

  test('does not wait for ever for what goes on beside it', async () => {
    const { steps, parts } = stopping({ beside: [never] });
    expect(await stopInTime(parts, { besideMs: 10, allMs: 20_000 })).toBe(true);
    expect(steps).toEqual(['requests', 'store']);
  });

  test('closes the store after something else has failed', async () => {
    const { steps, parts } = stopping({
      requests: { close: () => Promise.reject(new Error('no luck')) },
      beside: [() => Promise.reject(new Error('no luck either'))],
    });
    expect(await stopInTime(parts, PATIENT)).toBe(true);
    expect(steps).toEqual(['store']);
  });

  test.each(['store', 'requests'])('says when it could not close the %s in time', async (part) => {
    const { parts } = stopping({ [part]: { close: never } });
    expect(await stopInTime(parts, { besideMs: 5, allMs: 10 })).toBe(false);
  });

  test('says why the store could not be closed', async () => {
    const { parts } = stopping({ store: { close: () => Promise.reject(new Error('disk')) } });
    await expect(stopInTime(parts, PATIENT)).rejects.toThrow('disk');
  });
});
