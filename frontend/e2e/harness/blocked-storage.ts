import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

/** What Chromium stores for 'block all cookies', which blocks every storage of a site. */
const PREFERENCES = { profile: { default_content_setting_values: { cookies: 2 } } };

type Options = { baseURL: string; launchOptions: LaunchOptions };

/** Opens a browser that blocks all storage, and closes it after `use`. */
export async function withBlockedStorage(
  { baseURL, launchOptions }: Options,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'blocked-storage-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    // The shell does not read these preferences.
    executablePath: chromiumPath(),
    baseURL,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  try {
    await use(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
