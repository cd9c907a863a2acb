import type { Response } from 'express';
import { AppError } from '../../../platform/errors/errors.ts';
import type { EmulatorReply } from './emulator-client.ts';
import type { EmulatorCrypto } from './emulator-crypto.ts';

type Body = Record<string, unknown>;

/** Returns a successful reply for the browser: with signed tokens and without password hashes. */
export async function toBrowserReply(
  crypto: EmulatorCrypto,
  reply: EmulatorReply,
): Promise<EmulatorReply> {
  if (reply.status !== 200) return reply;
  const body = withoutPassword(reply.body as Body);
  for (const field of ['idToken', 'id_token', 'access_token']) {
    const token = body[field];
    if (typeof token === 'string') body[field] = await crypto.signIdToken(token);
  }
  for (const field of ['refreshToken', 'refresh_token']) {
    const token = body[field];
    if (typeof token === 'string') body[field] = crypto.signRefreshToken(token);
  }
  if (Array.isArray(body.users)) body.users = body.users.map(withoutPassword);
  return { status: reply.status, body };
}

/** Like Google, reveals only that there is a password. */
function withoutPassword({ passwordHash, salt: _salt, ...account }: Body): Body {
  return passwordHash === undefined ? account : { ...account, passwordHash: 'UkVEQUNURUQ=' };
}

/** Forwards a reply of the emulator, never cached because it is personal. */
export function sendReply(res: Response, { status, body }: EmulatorReply): void {
  res.status(status).set('Cache-Control', 'no-store').json(body);
}

/** Returns an error in Firebase's format, because the SDK turns its `message` into an `auth/` code. */
export function firebaseError(message: string, status = 400): EmulatorReply {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return { status, body: { error: { code: status, message, errors } } };
}

/** Converts `too-many-requests` to Firebase's format, because the SDK cannot read problem documents. */
export const toFirebaseError =
  (res: Response) =>
  (error: unknown): EmulatorReply => {
    if (!(error instanceof AppError) || error.code !== 'too-many-requests') throw error;
    res.set('Retry-After', String(Math.ceil(error.retryAfter ?? 1)));
    return firebaseError('TOO_MANY_ATTEMPTS_TRY_LATER', 429);
  };
