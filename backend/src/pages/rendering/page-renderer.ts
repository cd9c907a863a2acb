import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@book-store/contract/pages/heads/rendered-page';

/** Loads the front end's server build; without one, browsers render all pages. */
export async function loadPageRenderer(dist: string): Promise<PageRenderer | undefined> {
  const file = path.join(dist, 'server.js');
  return existsSync(file) ? await import(pathToFileURL(file).href) : undefined;
}
