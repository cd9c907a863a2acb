import type { RequestHandler } from 'express';
import { addressOf } from '../request-origin.ts';
import { tooManyRequests } from './rate-limit.ts';

/** Maximum number of tracked networks; beyond it all budgets reset, which admits slightly more. */
const NETWORKS = 50_000;

const REFUSAL_DELAY_MS = 200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** CPU time for reads, in milliseconds. */
export type ReadBudgetSpec = {
  /** What a network may use each second, indefinitely. */
  perSecondMs: number;
  /** What it may use at once after being idle. */
  burstMs: number;
  /** The longest a read waits before it is rejected. */
  waitMaxMs: number;
  /** Returns whether reads are free at the moment. */
  isOff?: () => boolean;
};

export type ReadBudget = ReturnType<typeof createReadBudget>;

/**
 * Shares CPU time among networks (a token bucket each). A network that reads more than a whole
 * school would has to wait, then gets rejected, while everyone else is served at once. Each server
 * counts in its own memory, because each shares its own CPU.
 */
export function createReadBudget({
  perSecondMs,
  burstMs,
  waitMaxMs,
  isOff = () => false,
}: ReadBudgetSpec) {
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
     * Charges the expected cost of a read to its network and resolves when the read may start. Throws
     * `too-many-requests` if it would have to wait longer than `waitMaxMs`.
     */
    async take(network: string, costMs: number): Promise<void> {
      if (isOff()) return;
      const account = accountOf(network);
      const waitMs = ((costMs - account.leftMs) / perSecondMs) * 1000;
      if (waitMs > waitMaxMs) {
        // Immediate rejections would come by the thousand and cost as much as the reads themselves.
        await pause(REFUSAL_DELAY_MS);
        throw tooManyRequests(waitMs / 1000);
      }
      account.leftMs -= costMs;
      if (waitMs > 0) await pause(waitMs);
    },

    /** Like `take`, but only if the read may start at once; otherwise charges nothing and returns false. */
    takeNow(network: string, costMs: number): boolean {
      if (isOff()) return true;
      const account = accountOf(network);
      if (account.leftMs < costMs) return false;
      account.leftMs -= costMs;
      return true;
    },

    /** Charges what a read has cost beyond the expected cost. */
    spend(network: string, costMs: number): void {
      if (!isOff()) accountOf(network).leftMs -= costMs;
    },
  };
}

/** Minimum CPU time of a request, even of a refused one. */
const REQUEST_COST_MS = 0.3;

/** Charges the minimum cost of a request to its network's budget, before anything else. */
export const chargeMinimumCost =
  (reads: ReadBudget): RequestHandler =>
  async (req, _res, next) => {
    await reads.take(addressOf(req), REQUEST_COST_MS);
    next();
  };

/**
 * Returns a function that returns the CPU time of what has run since, in milliseconds: the time that has passed,
 * or less if this process did not have the processor all the while.
 */
export function measureCpu(): () => number {
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
}
