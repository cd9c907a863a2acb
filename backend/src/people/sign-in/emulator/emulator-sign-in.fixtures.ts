import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { addRequestLoggers, logRequest } from '../../../platform/http/request-log.ts';
import { errorHandler } from '../../../platform/http/router/error-handler.ts';
import type { SignIn } from '../create-sign-in.ts';

export const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';
export const TOKEN = '/securetoken.googleapis.com/v1/token';
export const PASSWORD = 'correct horse battery';

type Session = { idToken: string; refreshToken: string; localId: string };

let customers = 0;

/** A minimal app with this sign-in, with helpers to call it and to register customers. */
export function shopWith({ router }: SignIn) {
  const app = express();
  const log = pino({ enabled: false });
  addRequestLoggers(app, log);
  app.use((req, res, next) => {
    logRequest({ log }, req, res);
    next();
  });
  if (router) app.use(router);
  app.use(errorHandler({ isOutage: () => false }));
  const http = request(app);
  const call = (name: string, body: object) => http.post(`${ACCOUNTS}:${name}?key=any`).send(body);

  async function aCustomer(): Promise<Session & { email: string }> {
    customers += 1;
    const email = `reader-${customers}@example.com`;
    const account = { email, password: PASSWORD, returnSecureToken: true };
    const { body } = await call('signUp', account).expect(200);
    return { email, ...(body as Session) };
  }

  return { http, call, aCustomer };
}

/** The body that the emulator mode's account popup sends. */
export const google = (account: object, providerId = 'google.com') => ({
  postBody: `providerId=${providerId}&id_token=${encodeURIComponent(JSON.stringify(account))}`,
  requestUri: 'http://localhost',
  returnSecureToken: true,
});

/** The error message from which the SDK derives its `auth/` code. */
export const messageOf = (body: unknown) => (body as { error: { message: string } }).error.message;

/** Returns the process id of the emulator that this test file runs; throws if there is none. */
export function emulatorPid(): number {
  type Handle = { pid?: number; exitCode?: number | null; spawnargs?: string[] };
  const handles = (process as unknown as { _getActiveHandles(): Handle[] })._getActiveHandles();
  const child = handles.find(
    ({ spawnargs, exitCode }) =>
      exitCode === null && spawnargs?.at(-1)?.includes('emulator-process'),
  );
  if (!child?.pid) throw new Error('No emulator is running.');
  return child.pid;
}
