import { existsSync } from 'node:fs';

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of Chromium without its windows where it is installed, as Playwright prefers: the same pages take
 * half of the time. Otherwise that of Chromium.
 */
export const shellPath = (): string =>
  !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : chromiumPath();

/** Returns the path of an installed Chromium; `CHROMIUM_PATH` overrides the known paths. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? KNOWN_PATHS.find(existsSync);
  if (path) return path;
  throw new Error('No Chromium found. Install it (apt-get install chromium) or set CHROMIUM_PATH.');
}
