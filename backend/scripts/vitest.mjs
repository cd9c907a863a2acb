import { commandOf, root, runNode } from './project.mjs';

/**
 * Runs vitest. Where `TEST_REPORTS` names a folder, its figures are also written there as JSON.
 * @param {string} name of the report
 * @param {string} config
 * @param {string[]} args further arguments, as file names to filter by
 */
export function runVitest(name, config, args) {
  const folder = process.env.TEST_REPORTS;
  const reporters = folder
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${folder}/${name}.json`]
    : [];
  return runNode([
    commandOf('vitest'),
    'run',
    ...['--root', root, '--config', config],
    ...reporters,
    ...args,
  ]);
}
