import { Email } from '@book-store/contract/parts.schemas';
import express, { type Request, type Response, type Router } from 'express';
import { decodeJwt, errors } from 'jose';
import { AppError, notFound } from '../../../platform/errors/errors.ts';
import { addressOf } from '../../../platform/http/request-origin.ts';
import type { HashCaller } from '../hash-queue.ts';
import { deviceCookie, deviceTokenOf } from '../known-devices.ts';
import { sessionsEndedAt, storedPassword } from './account-file.ts';
import { CLIENT_CALLS, type ClientCall, readFields, readGooglePost } from './client-calls.ts';
import type { ClientLimits } from './client-limits.ts';
import type { CodePurpose, RunningEmulator } from './emulator.ts';
import type { EmulatorReply } from './emulator-client.ts';
import type { EmulatorCrypto, SignedText } from './emulator-crypto.ts';
import { firebaseError, sendReply, toBrowserReply, toFirebaseError } from './firebase-replies.ts';

type Body = Record<string, unknown>;

const BODY_MAX = '100kb';
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:';
/** The emulator requires an API key but accepts any; the browser's own query is never forwarded. */
const KEY = '?key=shop';

const DEVICE = { name: 'customer-device', path: '/identitytoolkit.googleapis.com' };

const NO_LIMITS: ClientLimits = {
  count: async () => {},
  signIn: (who, run) => run({ lane: 'new', network: who.network }),
  remember: async (_email, device = 'x'.repeat(43)) => device,
  forget: async () => {},
};

/** Delivers the code of a link to the customer. */
export type SendCode = (email: string, code: string, purpose: CodePurpose) => Promise<void>;

/** How long such a link is valid. */
export const CODE_MS = 60 * 60 * 1000;

/**
 * Serves the part of Firebase's Auth API that the SDK calls, on the shop's own origin, in front of the
 * emulator. It is an allow-list: the emulator accepts `Authorization: Bearer owner` from anyone, so no
 * header, query or unknown field from the browser reaches it.
 */
export function emulatorProxy(
  emulator: Pick<RunningEmulator, 'send' | 'change' | 'findAccount' | 'makeCode'>,
  crypto: EmulatorCrypto,
  {
    limits = NO_LIMITS,
    sendCode = async () => {},
  }: { limits?: ClientLimits | undefined; sendCode?: SendCode | undefined } = {},
): Router {
  const router = express.Router();
  const json = express.json({ limit: BODY_MAX });
  const form = express.urlencoded({ limit: BODY_MAX, extended: false });

  router.post(
    /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:([A-Za-z]+)$/,
    json,
    async (req, res) => {
      const name = String(req.params[0]);
      const call = CLIENT_CALLS.get(name);
      if (!call) throw unknownCall();
      const body: Body = readFields(call, bodyOf(req));
      for (const field of ['email', 'identifier']) {
        if (!body[field]) continue;
        const email = Email.safeParse(body[field]);
        if (!email.success) return sendReply(res, firebaseError(`INVALID_${field.toUpperCase()}`));
        body[field] = email.data;
      }
      sendReply(res, await runCounted(req, res, { name, call, body }).catch(toFirebaseError(res)));
    },
  );

  router.post('/securetoken.googleapis.com/v1/token', form, json, async (req, res) => {
    sendReply(res, await refresh(bodyOf(req)));
  });

  router.get('/identitytoolkit.googleapis.com/v1/projects', async (_req, res) => {
    const path = `/identitytoolkit.googleapis.com/v1/projects${KEY}`;
    sendReply(res, await emulator.send({ method: 'GET', path }));
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
    const email = await emailOf(body);
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
    if (name === 'update' && body.oobCode) return verifyEmail(body.oobCode);
    if (call.needsIdToken && !body.idToken) return firebaseError('MISSING_ID_TOKEN');
    if (body.idToken !== undefined) {
      const token = await toEmulatorToken(crypto, body.idToken);
      if ('refusal' in token) return token.refusal;
      body.idToken = token.idToken;
    }
    // Like a Firebase project with only email and Google sign-in enabled.
    if (name === 'signUp' && !body.email && !body.password)
      return firebaseError('ADMIN_ONLY_OPERATION');
    if (name === 'sendOobCode') return sendLink(body);
    if (name === 'signInWithIdp') {
      const post = readGooglePost(body.postBody);
      if ('refusal' in post) return firebaseError(post.refusal);
      Object.assign(body, { postBody: post.postBody, requestUri: 'http://localhost' });
    }
    if (name === 'resetPassword') {
      const code = await readResetCode(body.oobCode);
      if (!code) return firebaseError('EXPIRED_OOB_CODE');
      body.oobCode = code;
    }
    if (typeof body.newPassword === 'string') {
      body.newPassword = await crypto.hashPassword(body.newPassword, caller);
    }
    if (typeof body.password === 'string') {
      const stored = name === 'signInWithPassword' ? await storedPasswordOf(body.email) : undefined;
      body.password = await crypto.hashPassword(body.password, caller, stored);
    }
    const sent = { method: 'POST', path: `${ACCOUNTS}${name}${KEY}`, body };
    const reply = await (call.changesAccounts ? emulator.change(sent) : emulator.send(sent));
    return toBrowserReply(crypto, reply);
  }

  /** Returns the stored password. Hashing takes equally long for an unknown account. */
  async function storedPasswordOf(email: unknown): Promise<string | undefined> {
    const account = typeof email === 'string' && (await emulator.findAccount({ email }));
    return account ? storedPassword(account) : undefined;
  }

  /** Returns the address that a call is about; '' for none. A link to verify one goes to that of the token alone. */
  async function emailOf({ requestType, email, idToken }: Body): Promise<string> {
    if (requestType !== 'VERIFY_EMAIL') return String(email ?? '');
    const claims = await crypto.verifyIdToken(String(idToken)).catch(() => undefined);
    return String(claims?.email ?? '');
  }

  /** Replies the same for an unknown account; never sends the code to the caller. */
  async function sendLink({ requestType, ...given }: Body): Promise<EmulatorReply> {
    const isVerification = requestType === 'VERIFY_EMAIL';
    if (!isVerification && requestType !== 'PASSWORD_RESET')
      return firebaseError('OPERATION_NOT_ALLOWED');
    if (isVerification && !given.idToken) return firebaseError('MISSING_ID_TOKEN');
    const email = isVerification ? decodeJwt(String(given.idToken)).email : given.email;
    if (typeof email !== 'string') return firebaseError('MISSING_EMAIL');
    const code = await emulator.makeCode({ requestType, email });
    if (code) await sendCode(email, crypto.signCode(code), requestType);
    return { status: 200, body: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email } };
  }

  /** A code is valid for an hour. */
  function validCode(signed: unknown): SignedText | undefined {
    const code = crypto.verifyCode(String(signed));
    return code && Date.now() - code.issuedAt <= CODE_MS ? code : undefined;
  }

  /** The emulator takes only a code that was made for this. */
  async function verifyEmail(signed: unknown): Promise<EmulatorReply> {
    const code = validCode(signed);
    if (!code) return firebaseError('EXPIRED_OOB_CODE');
    const path = `${ACCOUNTS}update${KEY}`;
    const reply = await emulator.change({ method: 'POST', path, body: { oobCode: code.text } });
    return toBrowserReply(crypto, reply);
  }

  /** Returns a code, unless the password has changed in another way since it was issued. */
  async function readResetCode(signed: unknown): Promise<string | undefined> {
    const code = validCode(signed);
    if (!code) return undefined;
    const path = `${ACCOUNTS}resetPassword${KEY}`;
    const { body } = await emulator.send({ method: 'POST', path, body: { oobCode: code.text } });
    const email = (body as { email?: unknown }).email;
    const account = typeof email === 'string' && (await emulator.findAccount({ email }));
    return account && sessionsEndedAt(account) < code.issuedAt ? code.text : undefined;
  }

  async function refresh(given: Body): Promise<EmulatorReply> {
    const signed = given.refresh_token ?? given.refreshToken;
    const token = typeof signed === 'string' ? crypto.verifyRefreshToken(signed) : undefined;
    if (!token) return firebaseError('INVALID_REFRESH_TOKEN');
    const path = `/securetoken.googleapis.com/v1/token${KEY}`;
    const body = { grantType: 'refresh_token', refreshToken: token.text };
    const reply = await emulator.send({ method: 'POST', path, body });
    if (reply.status !== 200) return reply;
    const account = await emulator.findAccount({ localId: String((reply.body as Body).user_id) });
    if (!account || token.issuedAt < sessionsEndedAt(account))
      return firebaseError('TOKEN_EXPIRED');
    return toBrowserReply(crypto, reply);
  }

  return router;
}

type EmulatorToken = { idToken: string } | { refusal: EmulatorReply };

async function toEmulatorToken(crypto: EmulatorCrypto, token: unknown): Promise<EmulatorToken> {
  try {
    return { idToken: crypto.toUnsignedIdToken(await crypto.verifyIdToken(String(token))) };
  } catch (error) {
    const expired = error instanceof errors.JWTExpired;
    return { refusal: firebaseError(expired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN') };
  }
}

function bodyOf(req: Request): Body {
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('unsupported-media-type', { detail: 'Please send JSON.' });
  }
  return body as Body;
}

const unknownCall = () => notFound('There is no such sign-in endpoint.');
