import express, { type Request, type Router } from 'express';
import { errors } from 'jose';
import { addressOf } from '../http/callers.ts';
import { AppError } from '../shared/errors.ts';
import { CLIENT_CALLS, type ClientCall, FieldValue } from './client-calls.ts';
import type { ClientLimits } from './client-limits.ts';
import type { RunningEmulator } from './emulator.ts';
import type { EmulatorReply } from './emulator-client.ts';
import type { EmulatorSeal } from './emulator-seal.ts';

type Body = Record<string, unknown>;

const BODY_MAX = '100kb';
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:';
/** The emulator takes any key and finds the project by it; the browser's own query goes nowhere. */
const KEY = '?key=shop';

/**
 * The part of Firebase's Auth API that the SDK calls, on the shop's own origin, in front of the
 * emulator. An allow-list: the emulator would obey `Authorization: Bearer owner` from anyone, so no
 * header, no query and no unknown field of the browser reaches it.
 */
export function emulatorProxy(
  emulator: Pick<RunningEmulator, 'send' | 'save'>,
  seal: EmulatorSeal,
  limits: ClientLimits = async () => async () => {},
): Router {
  const router = express.Router();
  const json = express.json({ limit: BODY_MAX });
  const form = express.urlencoded({ limit: BODY_MAX, extended: false });

  router.post(/^\/identitytoolkit\.googleapis\.com\/v1\/accounts:([A-Za-z]+)$/, json);
  router.post(
    /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:([A-Za-z]+)$/,
    async (req, res) => {
      const name = String(req.params[0]);
      const call = CLIENT_CALLS.get(name);
      if (!call) throw unknownCall();
      const body = fieldsOf(call, bodyOf(req));
      const succeeded = await limits(name, String(body.email ?? ''), addressOf(req)).catch(
        tooOften,
      );
      res.set('Cache-Control', 'no-store');
      if ('retryAfter' in succeeded) {
        const { status, body: said } = refused('TOO_MANY_ATTEMPTS_TRY_LATER', 429);
        res.status(status).set('Retry-After', succeeded.retryAfter).json(said);
        return;
      }
      const reply = await runCall(name, call, body);
      if (reply.status === 200) await succeeded();
      res.status(reply.status).json(reply.body);
    },
  );

  router.post('/securetoken.googleapis.com/v1/token', form, json, async (req, res) => {
    const reply = await refresh(bodyOf(req));
    res.status(reply.status).set('Cache-Control', 'no-store').json(reply.body);
  });

  router.get('/identitytoolkit.googleapis.com/v1/projects', async (_req, res) => {
    const path = `/identitytoolkit.googleapis.com/v1/projects${KEY}`;
    const reply = await emulator.send({ method: 'GET', path });
    res.status(reply.status).set('Cache-Control', 'no-store').json(reply.body);
  });

  router.all(/^\/(identitytoolkit|securetoken)\.googleapis\.com(\/|$)/, () => {
    throw unknownCall();
  });

  async function runCall(name: string, call: ClientCall, given: Body): Promise<EmulatorReply> {
    const body = { ...given };
    if (call.needsIdToken && !body.idToken) return refused('MISSING_ID_TOKEN');
    if (body.idToken !== undefined) {
      const opened = await openIdToken(seal, body.idToken);
      if ('refusal' in opened) return opened.refusal;
      body.idToken = opened.idToken;
    }
    // A new Firebase project has email and Google switched on, nothing else.
    if (name === 'signUp' && !body.email && !body.password) return refused('ADMIN_ONLY_OPERATION');
    if (name === 'signInWithIdp') {
      const post = new URLSearchParams(String(body.postBody));
      if (post.get('providerId') !== 'google.com') return refused('OPERATION_NOT_ALLOWED');
      body.requestUri = 'http://localhost';
    }
    for (const field of ['password', 'newPassword']) {
      const password = body[field];
      if (typeof password === 'string') body[field] = await seal.hidePassword(password);
    }
    const reply = await emulator.send({ method: 'POST', path: `${ACCOUNTS}${name}${KEY}`, body });
    if (call.changesAccounts && reply.status === 200) await emulator.save();
    return sealReply(seal, reply);
  }

  async function refresh(given: Body): Promise<EmulatorReply> {
    const sealed = given.refresh_token ?? given.refreshToken;
    const refreshToken = typeof sealed === 'string' ? seal.openRefreshToken(sealed) : undefined;
    if (!refreshToken) return refused('INVALID_REFRESH_TOKEN');
    const path = `/securetoken.googleapis.com/v1/token${KEY}`;
    const body = { grantType: 'refresh_token', refreshToken };
    return sealReply(seal, await emulator.send({ method: 'POST', path, body }));
  }

  return router;
}

type Opened = { idToken: string } | { refusal: EmulatorReply };

async function openIdToken(seal: EmulatorSeal, token: unknown): Promise<Opened> {
  try {
    return { idToken: seal.unsignedIdToken(await seal.openIdToken(String(token))) };
  } catch (error) {
    const expired = error instanceof errors.JWTExpired;
    return { refusal: refused(expired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN') };
  }
}

async function sealReply(seal: EmulatorSeal, reply: EmulatorReply): Promise<EmulatorReply> {
  if (reply.status !== 200) return reply;
  const body = { ...(reply.body as Body) };
  for (const field of ['idToken', 'id_token', 'access_token']) {
    const token = body[field];
    if (typeof token === 'string') body[field] = await seal.sealIdToken(token);
  }
  for (const field of ['refreshToken', 'refresh_token']) {
    const token = body[field];
    if (typeof token === 'string') body[field] = seal.sealRefreshToken(token);
  }
  return { status: reply.status, body };
}

/** The call's own fields of a body. Throws `bad-request` where one is what the SDK never sends. */
function fieldsOf({ fields }: ClientCall, body: Body): Body {
  const given = fields.filter((field) => body[field] !== undefined);
  const wrong = given.find((field) => !FieldValue.safeParse(body[field]).success);
  if (wrong) throw new AppError('bad-request', { detail: `${wrong}: This is not possible here.` });
  return Object.fromEntries(given.map((field) => [field, body[field]]));
}

function bodyOf(req: Request): Body {
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('unsupported-media-type', { detail: 'Please send JSON.' });
  }
  return body as Body;
}

/** A refusal in Firebase's own form, because the SDK turns its `message` into an `auth/` code. */
function refused(message: string, status = 400): EmulatorReply {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return { status, body: { error: { code: status, message, errors } } };
}

/** The SDK cannot read our problem documents, so this one refusal is told in Firebase's words. */
function tooOften(error: unknown): { retryAfter: string } {
  if (!(error instanceof AppError) || error.code !== 'too-many-requests') throw error;
  return { retryAfter: String(Math.ceil(error.retryAfter ?? 1)) };
}

function unknownCall(): AppError {
  return new AppError('not-found', { detail: 'There is no such sign-in call.' });
}
