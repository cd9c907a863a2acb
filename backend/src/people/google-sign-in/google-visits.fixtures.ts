import { randomBytes } from 'node:crypto';
import { afterEach } from 'vitest';
import type { AppDeps } from '../../main/app.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import type { GooglePerson } from '../../testing/google-double/google-double.ts';
import { useGoogleDouble } from '../../testing/google-double/use-google-double.ts';
import { googleCredentials } from './google-credential.ts';

export const GINA = {
  sub: '10769150350006150715113082367',
  email: 'gina@gmail.com',
  email_verified: true,
  name: 'Gina Reader',
} satisfies GooglePerson;

type Visit = { cookies: string[]; address: string; page: string };

/** Runs the shop with a fake Google for all tests of a file, and simulates the popup. */
export function useGoogleVisits(given: Partial<AppDeps> = {}) {
  const google = useGoogleDouble();
  const app = useTestApp(Object.assign(google.deps, given));
  afterEach(() => {
    app.clock.now = undefined;
  });

  /** Presses the button: the popup asks the shop, which redirects to Google. */
  async function start(cookies: string[] = []): Promise<Visit> {
    const page = randomBytes(16).toString('hex');
    const path = `/sign-in/google?page=${page}`;
    const reply = await app.http().get(path).set('Cookie', cookies).expect(302);
    const set = reply.get('Set-Cookie') ?? [];
    return { page, address: String(reply.headers.location), cookies: [...cookies, ...keptOf(set)] };
  }

  /** Returns from Google with the message to the waiting page. */
  async function comeBack(href: string, { cookies }: Pick<Visit, 'cookies'>, http = app.http()) {
    const { pathname, search } = new URL(href);
    const reply = await http
      .get(pathname + search)
      .set('Cookie', cookies)
      .expect(200);
    const [, channel, answer = 'null'] =
      /data-channel="([^"]*)" data-answer="([^"]*)"/.exec(reply.text) ?? [];
    return { reply, channel, answer: JSON.parse(answer.replaceAll('&quot;', '"')) };
  }

  return {
    app,
    google: google.double,
    /** Read when a test runs. */
    deps: google.deps,
    start,
    comeBack,
    /** Completes a sign-in. */
    async goAs(person: GooglePerson) {
      const visit = await start();
      const href = google.double().answer(visit.address, { person });
      return { visit, ...(await comeBack(href, visit)) };
    },
    identify: async (code: string) =>
      googleCredentials(google.double().account, () => app.clock.now ?? new Date())?.(code),
  };
}

const keptOf = (set: string[]) =>
  set.filter((one) => !one.includes('Max-Age=0')).map((one) => String(one.split(';')[0]));
