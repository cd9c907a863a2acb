import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFirefox } from './firefox.ts';
import type { Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

export type Browser = {
  name: string;
  /** The Debian packages with what it needs. */
  packages: string;
  /** Returns what opens it with an empty profile; undefined where it is not installed. */
  find(): (() => Promise<Tab>) | undefined;
};

const firstOf = (paths: string[]) => paths.find((path) => existsSync(path));

/** Debian has it in a folder that is named after the processor and the library. */
function miniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return firstOf(
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].flatMap((library) =>
      folders.map((folder) => join('/usr/lib', folder, library, 'MiniBrowser')),
    ),
  );
}

export const BROWSERS: readonly Browser[] = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    find: () => {
      const path = firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
      return path ? () => startFirefox(path) : undefined;
    },
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb xauth',
    find: () => {
      const browser = miniBrowser();
      const needed = ['WebKitWebDriver', 'xvfb-run', 'xauth'].map((name) => `/usr/bin/${name}`);
      return browser && needed.every((path) => existsSync(path))
        ? () => startWebKit(browser)
        : undefined;
    },
  },
];
