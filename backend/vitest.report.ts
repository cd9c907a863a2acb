import { join } from 'node:path';

/**
 * Returns the options that also write the results as JSON to the folder `TEST_REPORTS`; none if it is
 * not set.
 */
export function reportAs(name: string) {
  const folder = process.env.TEST_REPORTS;
  if (!folder) return {};
  return { reporters: ['default', 'json'], outputFile: { json: join(folder, `${name}.json`) } };
}
