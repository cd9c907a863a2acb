import { setTimeout as wait, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { BurstyRateLimiter } from 'rate-limiter-flexible';
import { onTestFinished, vi } from 'vitest';

/**
 * Lets no time pass for the points of networks (`points.ts`) in this test, unless it says so. Otherwise they come back
 * while a slow machine is still sending what is to use them up.
 */
export function holdPoints() {
  let waiting = 0;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { consume } = BurstyRateLimiter.prototype;
  const takes = vi.spyOn(BurstyRateLimiter.prototype, 'consume');
  takes.mockImplementation(function (this: BurstyRateLimiter, ...given) {
    const taken = consume.apply(this, given);
    taken.catch(() => {
      waiting += 1;
    });
    return taken;
  });
  onTestFinished(() => {
    vi.useRealTimers();
    takes.mockRestore();
  });
  return {
    /** Resolves when each of these calls has its reply or waits for points. */
    async haveCome(calls: readonly Promise<unknown>[]): Promise<void> {
      const before = waiting;
      let replies = 0;
      const count = () => {
        replies += 1;
      };
      for (const call of calls) call.then(count, count);
      // Not `expect.poll`, which moves the clock.
      while (replies + waiting - before < calls.length) await yieldToEventLoop();
    },

    /** Lets one window after the other pass until all of these calls have their replies. */
    async pass<Reply>(calls: readonly Promise<Reply>[]): Promise<Reply[]> {
      let areDone = false;
      const done = Promise.all(calls).finally(() => {
        areDone = true;
      });
      while (!areDone) {
        await vi.advanceTimersByTimeAsync(1001);
        await wait(10);
      }
      return done;
    },
  };
}
