import { useFarServer } from '../../platform/pictures/far-server.builder.ts';
import type { TestApp } from '../../testing/app/start-test-app.ts';
import { copyCovers } from './copy-covers.ts';

/** Returns a far server, and what copies its pictures into the shop, as the job does. */
export function useCopying(app: TestApp) {
  const far = useFarServer();
  const copy = (given: Partial<Parameters<typeof copyCovers>[0]> = {}): Promise<void> =>
    copyCovers({
      now: () => app.clock.now ?? new Date(),
      signal: new AbortController().signal,
      fetchPicture: far.door(),
      ...given,
    });
  return { far, copy };
}
