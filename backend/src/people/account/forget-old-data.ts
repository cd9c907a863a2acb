import type { Areas } from '../../platform/area.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { isClockTrusted } from '../../platform/jobs/trusted-clock.ts';
import type { Shop } from '../../platform/shop.ts';

/**
 * Erases expired personal data in all areas. Does not use TTL indexes, because nobody could stop those when a clock
 * is wrong.
 */
export async function forgetOldData(
  areas: Areas,
  now: Date,
  { settings: { retention } }: Shop,
): Promise<void> {
  if (!(await isClockTrusted(now))) return;
  for (const { personalData = [] } of areas)
    for (const { forgetOld } of personalData) await forgetOld?.({ now, retention });
}

export const privacyJob = (areas: Areas): Job => ({
  name: 'personal-data',
  everyMs: 3_600_000,
  run: ({ now, shop }) => forgetOldData(areas, now(), shop),
});
