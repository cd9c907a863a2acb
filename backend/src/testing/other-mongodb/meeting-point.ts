import { setTimeout as wait } from 'node:timers/promises';
import { createDifferences } from './differences.ts';
import { type OtherMongodb, startInFront } from './start.ts';

/** How long a commit waits for another one. */
const WAIT_MS = 250;

export type MeetingPoint = OtherMongodb & {
  /**
   * Makes each of the next commits wait for another one: two transactions read everything before one of them
   * has written.
   */
  meet: (commits: number) => void;
};

/** Starts the other MongoDB with a way to force two transactions to overlap. */
export async function startMeetingPoint(): Promise<MeetingPoint> {
  let left = 0;
  let first: (() => void) | undefined;
  async function metAnother(): Promise<void> {
    left -= 1;
    if (first) first();
    else {
      const met = new Promise<void>((resolve) => {
        first = resolve;
      });
      await Promise.race([met, wait(WAIT_MS)]);
      first = undefined;
    }
  }
  const front = await startInFront((engine) => {
    const handle = createDifferences(engine);
    return async (body) => {
      if ('commitTransaction' in body && left > 0) await metAnother();
      return handle(body);
    };
  });
  return {
    ...front,
    meet: (commits) => {
      left = commits;
    },
  };
}
