import type { RequestHandler } from 'express';
import { addressOf } from './authentication.ts';
import { tooManyRequests } from './rate-limit.ts';

/** Networks counted at once; when there are more, all start again, which lets through a little more. */
const NETWORKS = 50_000;

const REFUSAL_DELAY_MS = 200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Processor time for reads, in milliseconds. */
export type ReadBudgetSpec = {
  /** What a network may use of each second, for as long as it likes. */
  perSecondMs: number;
  /** What it may use at once after a pause. */
  burstMs: number;
  /** Reads wait for so long before they are refused. */
  waitMaxMs: number;
};

export type ReadBudget = ReturnType<typeof createReadBudget>;

/**
 * Shares the processor among networks: who reads more than a whole school would, waits, and beyond
 * that is refused, while everybody else is served at once. Each server counts for itself and in
 * memory, because it is its own processor that is shared.
 */
export function createReadBudget({ perSecondMs, burstMs, waitMaxMs }: ReadBudgetSpec) {
  const accounts = new Map<string, { leftMs: number; at: number }>();

  function accountOf(network: string) {
    const now = performance.now();
    const known = accounts.get(network);
    if (!known && accounts.size >= NETWORKS) accounts.clear();
    const account = known ?? { leftMs: burstMs, at: now };
    const earned = ((now - account.at) / 1000) * perSecondMs;
    account.leftMs = Math.min(burstMs, account.leftMs + earned);
    account.at = now;
    accounts.set(network, account);
    return account;
  }

  return {
    /**
     * Takes the expected cost of a read from what its network has left, and resolves when it may
     * begin. Throws `too-many-requests` where that would take longer than `waitMaxMs`.
     */
    async take(network: string, costMs: number): Promise<void> {
      const account = accountOf(network);
      const waitMs = ((costMs - account.leftMs) / perSecondMs) * 1000;
      if (waitMs > waitMaxMs) {
        // Refusals at once would come by the thousand and cost as much as what they refuse.
        await pause(REFUSAL_DELAY_MS);
        throw tooManyRequests(waitMs / 1000);
      }
      account.leftMs -= costMs;
      if (waitMs > 0) await pause(waitMs);
    },

    /** Takes what a read has cost beyond what was expected. */
    spend(network: string, costMs: number): void {
      accountOf(network).leftMs -= costMs;
    },
  };
}

/** Processor time of a request, whatever it asks for and even if it is refused. */
const REQUEST_COST_MS = 0.3;

/** Takes the least that a request costs from its network's budget before anything else is done. */
export const atTheDoor =
  (reads: ReadBudget): RequestHandler =>
  async (req, _res, next) => {
    await reads.take(addressOf(req), REQUEST_COST_MS);
    next();
  };
