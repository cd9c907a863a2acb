import express, { type Request, type Response, type Router } from 'express';
import { AppError, badRequest, notFound } from '../../platform/errors/errors.ts';
import { addressOf } from '../../platform/http/request-origin.ts';
import { deviceCookie, deviceTokenOf } from '../sign-in/known-devices.ts';
import { deleteAccount } from './calls/delete-account.ts';
import {
  type Answer,
  type CallOrigin,
  findSignedIn,
  type OwnAccounts,
  toUserInfo,
} from './calls/own-accounts.ts';
import { resetPassword } from './calls/reset-password.ts';
import { sendLink } from './calls/send-link.ts';
import { signInWithGoogle } from './calls/sign-in-with-google.ts';
import { signInWithPassword } from './calls/sign-in-with-password.ts';
import { signUp } from './calls/sign-up.ts';
import { updateAccount } from './calls/update-account.ts';
import { type Reply, toFirebaseError } from './refusal.ts';
import { type BodyOf, SDK_CALLS, type SdkCall, TokenBody } from './sdk-calls.ts';

const BODY_MAX = '100kb';
const DEVICE = { name: 'customer-device', path: '/identitytoolkit.googleapis.com' };

type Calls = {
  [Name in SdkCall]: (
    accounts: OwnAccounts,
    body: BodyOf<Name>,
    origin: CallOrigin,
  ) => Promise<Answer>;
};

const CALLS: Calls = {
  signUp,
  signInWithPassword,
  signInWithIdp: signInWithGoogle,
  lookup: async (accounts, { idToken }) => {
    const { account } = await findSignedIn(accounts, idToken);
    return {
      body: { kind: 'identitytoolkit#GetAccountInfoResponse', users: [toUserInfo(account)] },
    };
  },
  update: updateAccount,
  delete: deleteAccount,
  sendOobCode: sendLink,
  resetPassword,
  signOut: async ({ sessions }, { refreshToken }) => {
    if (refreshToken) await sessions.end(refreshToken);
    return { body: {} };
  },
};

/**
 * Serves the part of Google's Identity Toolkit that the Firebase SDK calls, on the shop's own origin. Unknown calls
 * get 404. `runAfterwards` receives work to do once a reply is sent.
 */
export function accountsRouter(
  accounts: OwnAccounts,
  runAfterwards: (work: () => Promise<void>) => void,
): Router {
  const router = express.Router();
  const json = express.json({ limit: BODY_MAX });
  const form = express.urlencoded({ limit: BODY_MAX, extended: false });

  router.post(
    /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:([A-Za-z]+)$/,
    json,
    async (req, res) => {
      const name = String(req.params[0]);
      if (!isCall(name)) throw unknownCall();
      const body = readBody(SDK_CALLS[name], req);
      const { reply, afterwards } = await answerTo(name, body, req, res);
      send(res, reply);
      if (afterwards) runAfterwards(afterwards);
    },
  );

  router.post('/securetoken.googleapis.com/v1/token', form, json, async (req, res) => {
    const { refresh_token, refreshToken } = readBody(TokenBody, req);
    const given = refresh_token ?? refreshToken ?? '';
    send(res, await refresh(given).catch(toFirebaseError(res)));
  });

  router.all(/^\/(identitytoolkit|securetoken)\.googleapis\.com(\/|$)/, () => {
    throw unknownCall();
  });

  async function answerTo(
    name: SdkCall,
    body: unknown,
    req: Request,
    res: Response,
  ): Promise<{ reply: Reply; afterwards?: (() => Promise<void>) | undefined }> {
    const origin = originOf(req, res);
    const call = CALLS[name] as Calls['lookup'];
    try {
      await accounts.limits.countCall(name, origin.network);
      const { body: answered, afterwards } = await call(accounts, body as BodyOf<'lookup'>, origin);
      return { reply: { status: 200, body: answered }, afterwards };
    } catch (error) {
      return { reply: toFirebaseError(res)(error) };
    }
  }

  function originOf(req: Request, res: Response): CallOrigin {
    const device = deviceTokenOf(req.get('cookie'), DEVICE);
    return {
      network: addressOf(req),
      device,
      rememberDevice: async (email) => {
        const token = await accounts.limits.remember(email, device);
        res.append('Set-Cookie', deviceCookie(DEVICE, token, req));
      },
    };
  }

  /** With OAuth's member names. */
  async function refresh(given: string): Promise<Reply> {
    const tokens = await accounts.sessions.refresh(given);
    const { idToken, refreshToken, expiresIn, localId } = tokens;
    return {
      status: 200,
      body: {
        access_token: idToken,
        id_token: idToken,
        refresh_token: refreshToken,
        expires_in: expiresIn,
        token_type: 'Bearer',
        user_id: localId,
      },
    };
  }

  return router;
}

const isCall = (name: string): name is SdkCall => Object.hasOwn(SDK_CALLS, name);

/** Throws `bad-request` for a value that the SDK never sends. */
function readBody<Schema extends (typeof SDK_CALLS)[SdkCall] | typeof TokenBody>(
  schema: Schema,
  req: Request,
) {
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('unsupported-media-type', { detail: 'Please send JSON.' });
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data as ReturnType<Schema['parse']>;
  throw badRequest(`${read.error.issues[0]?.path.join('.')}: Invalid value.`);
}

/** Never cached, because it is personal. */
function send(res: Response, { status, body }: Reply): void {
  res.status(status).set('Cache-Control', 'no-store').json(body);
}

const unknownCall = () => notFound('There is no such sign-in endpoint.');
