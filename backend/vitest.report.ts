import { join } from 'node:path';

/**
 * Returns the options with which a run also writes its figures as JSON, into the folder that
 * `TEST_REPORTS` names; none without one.
 */
export function reportAs(name: string) {
  const folder = process.env.TEST_REPORTS;
  if (!folder) return {};
  return { reporters: ['default', 'json'], outputFile: { json: join(folder, `${name}.json`) } };
}
