import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { apiServer } from '../../../../testing/api-server.ts';
import { aShopConfig } from '../../../../testing/builders.ts';
import { signInTexts } from '../../sign-in-texts.ts';
import { openFirebase } from '../session/firebase.ts';
import { sentenceOf } from './sign-in-sentences.ts';

const { unknown } = signInTexts.english;
const ACCOUNTS = join(import.meta.dirname, '../../../../../../backend/src/people/accounts');
/** Of Firebase projects only. */
const FIREBASES = ['USER_DISABLED', 'INVALID_PASSWORD', 'PASSWORD_LOGIN_DISABLED'];

/** Returns what the shop's own accounts refuse a call with, as their source says it. */
function refusals(): string[] {
  const sources = readdirSync(ACCOUNTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join(ACCOUNTS, file), 'utf8'));
  const thrown = sources.flatMap((source) => source.match(/new Refusal\([^)]*\)/g) ?? []);
  return thrown.flatMap((each) =>
    ['EMAIL', 'NEW_EMAIL'].flatMap(
      (name) => each.replace(/\$\{name\}/, name).match(/[A-Z]+(_[A-Z]+)+/g) ?? [],
    ),
  );
}

const firebase = openFirebase(aShopConfig());

it.each([...new Set([...refusals(), ...FIREBASES, 'TOO_MANY_ATTEMPTS_TRY_LATER'])])(
  'says what to do after %s, as the SDK passes it on',
  async (code) => {
    const error = { code: 400, message: code, errors: [{ message: code }] };
    apiServer.use(
      http.post(/accounts:signInWithPassword/, () => HttpResponse.json({ error }, { status: 400 })),
    );
    const thrown = await firebase.logIn('ada@example.com', 'secret12').catch((each) => each);
    expect(thrown.code).toMatch(/^auth\//);
    expect(sentenceOf(thrown).text).not.toBe(unknown);
  },
);

it('says that something went wrong after what nobody knows', () => {
  expect(sentenceOf({ code: 'auth/new-in-the-next-version' }).text).toBe(unknown);
});
