import { makeCode, storeLink } from './admin-links.ts';

const HOUR_MS = 3_600_000;

/** Stores a link with a code, by default for an hour from now. */
export async function aLink(link: Parameters<typeof storeLink>[0], now = new Date()) {
  const id = await storeLink(link, new Date(now.getTime() + HOUR_MS));
  const code = await makeCode(id, now);
  return { id, code: code ?? '' };
}
