import type { Area } from './area.ts';
import { problemsJob } from './jobs/report-problems.ts';
import { clockJob } from './jobs/trusted-clock.ts';

export const platform: Area = {
  name: 'platform',
  jobs: () => [clockJob(), problemsJob],
};
