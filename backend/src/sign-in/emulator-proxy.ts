import { Email } from '@book-store/contract/schemas/parts';
import express, { type Request, type Response, type Router } from 'express';
import { errors } from 'jose';
import { deviceCookie, deviceTokenOf } from '../http/known-devices.ts';
import { addressOf } from '../http/request-origin.ts';
import { AppError } from '../shared/errors.ts';
import type { HashCaller } from '../shared/hash-queue.ts';
import { changedAt, keptPassword } from './account-file.ts';
import { CLIENT_CALLS, type ClientCall, readFields, readGooglePost } from './client-calls.ts';
import type { ClientLimits } from './client-limits.ts';
import type { RunningEmulator } from './emulator.ts';
import type { EmulatorReply } from './emulator-client.ts';
import type { EmulatorSeal } from './emulator-seal.ts';
import { answer, refused, sealReply, tooOften } from './firebase-replies.ts';

type Body = Record<string, unknown>;

const BODY_MAX = '100kb';
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:';
/** The emulator requires a key but accepts any; the browser's own query is never forwarded. */
const KEY = '?key=shop';

const DEVICE = { name: 'customer-device', path: '/identitytoolkit.googleapis.com' };

const NO_LIMITS: ClientLimits = {
  count: async () => {},
  signIn: (who, run) => run({ lane: 'new', network: who.network }),
  remember: async (_email, device = 'x'.repeat(43)) => device,
  forget: async () => {},
};

/** Delivers the code of a password reset link to the customer. */
export type SendResetCode = (email: string, code: string) => Promise<void>;

/** How long a password reset link is valid, as in Firebase. */
export const RESET_CODE_MS = 60 * 60 * 1000;

/**
 * Serves the part of Firebase's Auth API that the SDK calls, on the shop's own origin, in front of the
 * emulator. It is an allow-list: the emulator accepts `Authorization: Bearer owner` from anyone, so no
 * header, query or unknown field from the browser reaches it.
 */
export function emulatorProxy(
  emulator: Pick<RunningEmulator, 'send' | 'change' | 'findAccount' | 'makeResetCode'>,
  seal: EmulatorSeal,
  {
    limits = NO_LIMITS,
    sendResetCode = async () => {},
  }: { limits?: ClientLimits | undefined; sendResetCode?: SendResetCode | undefined } = {},
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
      for (const field of ['email', 'identifier']) {
        if (!body[field]) continue;
        const email = Email.safeParse(body[field]);
        if (!email.success) return answer(res, refused(`INVALID_${field.toUpperCase()}`));
        body[field] = email.data;
      }
      answer(res, await runCounted(req, res, { name, call, body }).catch(tooOften(res)));
    },
  );

  router.post('/securetoken.googleapis.com/v1/token', form, json, async (req, res) => {
    answer(res, await refresh(bodyOf(req)));
  });

  router.get('/identitytoolkit.googleapis.com/v1/projects', async (_req, res) => {
    const path = `/identitytoolkit.googleapis.com/v1/projects${KEY}`;
    answer(res, await emulator.send({ method: 'GET', path }));
  });

  router.all(/^\/(identitytoolkit|securetoken)\.googleapis\.com(\/|$)/, () => {
    throw unknownCall();
  });

  /** Runs a call within its rate limits; remembers the device of a successful password sign-in. */
  async function runCounted(
    req: Request,
    res: Response,
    { name, call, body }: { name: string; call: ClientCall; body: Body },
  ): Promise<EmulatorReply> {
    const network = addressOf(req);
    const email = String(body.email ?? '');
    await limits.count(name, email, network);
    if (name === 'signInWithPassword') {
      const device = deviceTokenOf(req.get('cookie'), DEVICE);
      const who = { account: email, network, device };
      const reply = await limits.signIn(who, (caller) => runCall(name, call, body, caller));
      if (reply.status !== 200) return reply;
      const token = await limits.remember(email, device);
      res.append('Set-Cookie', deviceCookie(DEVICE, token, req));
      return reply;
    }
    const reply = await runCall(name, call, body, { lane: 'new', network });
    if (name === 'resetPassword' && body.newPassword && reply.status === 200) {
      await limits.forget(String((reply.body as Body).email ?? ''));
    }
    return reply;
  }

  async function runCall(
    name: string,
    call: ClientCall,
    given: Body,
    caller: HashCaller,
  ): Promise<EmulatorReply> {
    const body = { ...given };
    if (call.needsIdToken && !body.idToken) return refused('MISSING_ID_TOKEN');
    if (body.idToken !== undefined) {
      const opened = await openIdToken(seal, body.idToken);
      if ('refusal' in opened) return opened.refusal;
      body.idToken = opened.idToken;
    }
    // Like a Firebase project with only email and Google sign-in enabled.
    if (name === 'signUp' && !body.email && !body.password) return refused('ADMIN_ONLY_OPERATION');
    if (name === 'sendOobCode') return sendReset(body);
    if (name === 'signInWithIdp') {
      const post = readGooglePost(body.postBody);
      if ('refusal' in post) return refused(post.refusal);
      Object.assign(body, { postBody: post.postBody, requestUri: 'http://localhost' });
    }
    if (name === 'resetPassword') {
      const code = await openResetCode(body.oobCode);
      if (!code) return refused('EXPIRED_OOB_CODE');
      body.oobCode = code;
    }
    if (typeof body.newPassword === 'string') {
      body.newPassword = await seal.hidePassword(body.newPassword, caller);
    }
    if (typeof body.password === 'string') {
      const kept = name === 'signInWithPassword' ? await keptFor(body.email) : undefined;
      body.password = await seal.hidePassword(body.password, caller, kept);
    }
    const sent = { method: 'POST', path: `${ACCOUNTS}${name}${KEY}`, body };
    const reply = await (call.changesAccounts ? emulator.change(sent) : emulator.send(sent));
    return sealReply(seal, reply);
  }

  /** Returns the stored password. Hashing takes equally long for an unknown account. */
  async function keptFor(email: unknown): Promise<string | undefined> {
    const account = typeof email === 'string' && (await emulator.findAccount({ email }));
    return account ? keptPassword(account) : undefined;
  }

  /** Replies the same for an unknown account; never sends the code to the caller. */
  async function sendReset({ requestType, email }: Body): Promise<EmulatorReply> {
    if (requestType !== 'PASSWORD_RESET') return refused('OPERATION_NOT_ALLOWED');
    if (typeof email !== 'string') return refused('MISSING_EMAIL');
    const code = await emulator.makeResetCode(email);
    if (code) await sendResetCode(email, seal.sealResetCode(code));
    return { status: 200, body: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email } };
  }

  /** A code is valid for an hour, or until the password changes in another way. */
  async function openResetCode(sealed: unknown): Promise<string | undefined> {
    const code = seal.openResetCode(String(sealed));
    if (!code || Date.now() - code.stampedAt > RESET_CODE_MS) return undefined;
    const path = `${ACCOUNTS}resetPassword${KEY}`;
    const { body } = await emulator.send({ method: 'POST', path, body: { oobCode: code.text } });
    const email = (body as { email?: unknown }).email;
    const account = typeof email === 'string' && (await emulator.findAccount({ email }));
    return account && changedAt(account) < code.stampedAt ? code.text : undefined;
  }

  async function refresh(given: Body): Promise<EmulatorReply> {
    const sealed = given.refresh_token ?? given.refreshToken;
    const opened = typeof sealed === 'string' ? seal.openRefreshToken(sealed) : undefined;
    if (!opened) return refused('INVALID_REFRESH_TOKEN');
    const path = `/securetoken.googleapis.com/v1/token${KEY}`;
    const body = { grantType: 'refresh_token', refreshToken: opened.text };
    const reply = await emulator.send({ method: 'POST', path, body });
    if (reply.status !== 200) return reply;
    const account = await emulator.findAccount({ localId: String((reply.body as Body).user_id) });
    if (!account || opened.stampedAt < changedAt(account)) return refused('TOKEN_EXPIRED');
    return sealReply(seal, reply);
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

/** Returns the allowed fields of a body. Throws `bad-request` for a value that the SDK never sends. */
function fieldsOf(call: ClientCall, body: Body): Body {
  const read = readFields(call, body);
  if ('given' in read) return read.given;
  throw new AppError('bad-request', { detail: `${read.wrong}: Invalid value.` });
}

function bodyOf(req: Request): Body {
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('unsupported-media-type', { detail: 'Please send JSON.' });
  }
  return body as Body;
}

function unknownCall(): AppError {
  return new AppError('not-found', { detail: 'There is no such sign-in endpoint.' });
}
