import { makeCode, storeLink } from '../links/one-time-links.ts';

const HOUR_MS = 3_600_000;

/** Stores a link with a code, by default for an hour from now. */
export async function aLink(
  link: Omit<Parameters<typeof storeLink>[0], 'expiresAt'>,
  now = new Date(),
) {
  const id = await storeLink({ ...link, expiresAt: new Date(now.getTime() + HOUR_MS) });
  const code = await makeCode(id, now);
  return { id, code: code ?? '' };
}
