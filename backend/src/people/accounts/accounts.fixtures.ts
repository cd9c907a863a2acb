import type { MailKind } from '@book-store/contract/platform/mail/mail-kinds';
import { Mail, type StoredMail } from '../../platform/mail/mails.model.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { someAccounts } from './accounts.builder.ts';
import type { AccountsOptions } from './create-accounts.ts';

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';
const TOKEN = '/securetoken.googleapis.com/v1/token';
export const PASSWORD = 'correct horse battery';
export const OTHER = 'another long one';

type Session = { idToken: string; refreshToken: string; localId: string };

let customers = 0;

/** Runs a shop with its own accounts, with a clock that tests can advance, and helpers to call it. */
export function useAccounts(given: Partial<AccountsOptions> = {}) {
  let ahead = 0;
  const accounts = someAccounts({ now: () => new Date(Date.now() + ahead), ...given });
  const app = useTestApp({
    signInRouter: accounts.router,
    verifyIdToken: accounts.verifyIdToken,
    trustProxy: 1,
    mailFrom: given.mailing?.sends ? 'shop@example.com' : undefined,
  });
  const call = (name: string, body: object) =>
    app.http().post(`${ACCOUNTS}:${name}?key=any`).send(body);

  async function aCustomer(): Promise<Session & { email: string }> {
    customers += 1;
    const email = `reader-${customers}@example.com`;
    const { body } = await call('signUp', { email, password: PASSWORD }).expect(200);
    return { email, ...(body as Session) };
  }

  /** Returns the code of the latest mail of a kind; empty if there is none. */
  async function lastCode(to: string, kind: MailKind = 'reset-password'): Promise<string> {
    await accounts.settled();
    const mail = await Mail.findOne({ to, kind }).sort({ _id: -1 }).lean<StoredMail>();
    return new URLSearchParams(mail?.letter.button?.path.split('?')[1]).get('oobCode') ?? '';
  }

  return {
    app,
    accounts,
    call,
    aCustomer,
    lastCode,
    logIn: (email: string, password = PASSWORD) => call('signInWithPassword', { email, password }),
    refresh: (refresh_token: string) => app.http().post(TOKEN).send({ refresh_token }),
    putForward: (ms: number) => {
      ahead += ms;
    },
  };
}

export const MINUTE_MS = 60_000;

/** The body that the stand-in popup sends. */
export const google = (account: object, providerId = 'google.com') => ({
  postBody: `providerId=${providerId}&id_token=${encodeURIComponent(JSON.stringify(account))}`,
  requestUri: 'http://localhost',
  returnSecureToken: true,
});

/** The error message from which the SDK derives its `auth/` code. */
export const messageOf = ({ body }: { body: unknown }): string | undefined =>
  (body as { error?: { message: string } }).error?.message;
