import { randomBytes } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { digestOf } from '../../platform/documents/digest-of.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';
import { AdminAccount, OWNERS } from '../admins/admins.model.ts';
import { AdminLink, type StoredLink } from './admin-links.model.ts';

const CODE_BYTES = 32;
/** How long a link lasts that somebody has just asked for; others last a day, because they wait for the next working day. */
export const ASKED_MS = HOUR_MS;

/** The page that takes all links; the code is in the fragment, which browsers send to no server. */
const PAGE = '/admin/link';
export const linkWith = (code: string): string => `${PAGE}#${code}`;

type NewLink = Pick<StoredLink, 'purpose'> &
  Partial<Pick<StoredLink, 'email' | 'role' | 'maker' | 'admin' | 'version'>>;

/** Stores a link without a code, for a mail. Returns its id. */
export async function storeLink(link: NewLink, expiresAt: Date, session?: ClientSession) {
  const _id = new Types.ObjectId();
  await AdminLink.create([{ ...link, _id, expiresAt }], session ? { session } : {});
  return _id.toString();
}

/** Adds a code to a link. Returns undefined if it has been used or has expired. */
export async function makeCode(
  id: string,
  now: Date,
  session?: ClientSession,
): Promise<string | undefined> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const link = await AdminLink.findOneAndUpdate(
    { _id: id, expiresAt: { $gt: now } },
    { $push: { digests: digestOf(code) } },
    session ? { session } : {},
  ).lean();
  return link && (await isValid(link)) ? code : undefined;
}

/** Throws `not-found`, the same for a code that is unknown, used, withdrawn or out of time. */
export async function findLink(code: string, now: Date): Promise<StoredLink> {
  const link = await AdminLink.findOne({ digests: digestOf(code), expiresAt: { $gt: now } }).lean();
  if (!link || !(await isValid(link))) throw deadLink();
  return link;
}

/** Ends all links that an admin has made. */
export async function endLinksBy(maker: Types.ObjectId, session?: ClientSession): Promise<void> {
  await AdminLink.deleteMany({ maker }, session ? { session } : {});
}

/** Throws `not-found` if somebody else has just used it, or if its maker leaves the owners at this moment. */
export async function useUp({ _id, maker }: StoredLink, session: ClientSession): Promise<void> {
  const { deletedCount } = await AdminLink.deleteOne({ _id }, { session });
  if (deletedCount === 0) throw deadLink();
  if (!maker) return;
  const asOwner = { ...OWNERS, _id: maker };
  const { matchedCount } = await AdminAccount.updateOne(
    asOwner,
    { $inc: { stays: 1 } },
    { session },
  );
  if (matchedCount === 0) throw deadLink();
}

/** Of a removed admin, or of one whose password, role or address has changed since, nothing is valid. */
async function isValid({ admin, version, email, purpose, maker }: StoredLink): Promise<boolean> {
  if (maker && !(await AdminAccount.exists({ ...OWNERS, _id: maker }))) return false;
  if (!admin) return true;
  const mailedTo = purpose === 'password' && email ? { email } : {};
  return (await AdminAccount.exists({ _id: admin, tokenVersion: version, ...mailedTo })) !== null;
}

export const deadLink = () =>
  notFound(
    'This link does not work any more: it has been used or withdrawn, or its time is over. Please ask for a new one.',
    'dead-link',
  );
