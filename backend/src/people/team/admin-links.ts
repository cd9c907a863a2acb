import type { ClientSession } from 'mongoose';
import { notFound } from '../../platform/errors/errors.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';
import { AdminAccount, OWNERS } from '../admins/admins.model.ts';
import type { AdminLink } from '../links/one-time-links.model.ts';
import { deleteLink, findAdminLink, isValid } from '../links/one-time-links.ts';

/** How long a link lasts that somebody has just asked for; others last a day, because they wait for the next working day. */
export const ASKED_MS = HOUR_MS;

/** The page that takes all links; the code is in the fragment, which browsers send to no server. */
const PAGE = '/admin/link';
export const linkWith = (code: string): string => `${PAGE}#${code}`;

/** Throws `not-found`, the same for a code that is unknown, used, withdrawn or out of time. */
export async function findLink(code: string, now: Date): Promise<AdminLink> {
  const link = await findAdminLink(code);
  if (!link || link.expiresAt <= now || !(await isValid(link))) throw deadLink();
  return link;
}

/** Throws `not-found` if somebody else has just used it, or if its maker leaves the owners at this moment. */
export async function useUp(link: AdminLink, session: ClientSession): Promise<void> {
  if (!(await deleteLink(link, session))) throw deadLink();
  if (!link.maker) return;
  const asOwner = { ...OWNERS, _id: link.maker };
  const { matchedCount } = await AdminAccount.updateOne(
    asOwner,
    { $inc: { stays: 1 } },
    { session },
  );
  if (matchedCount === 0) throw deadLink();
}

export const deadLink = () =>
  notFound(
    'This link does not work any more: it has been used or withdrawn, or its time is over. Please ask for a new one.',
    'dead-link',
  );
