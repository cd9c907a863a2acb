import { describe, expect, it } from 'vitest';
import { isVisit } from './count-visits.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const page = (given: { path?: string; method?: string; headers?: object } = {}) =>
  isVisit({
    path: given.path ?? '/',
    method: given.method ?? 'GET',
    headers: { 'user-agent': FIREFOX, 'sec-fetch-dest': 'document', ...given.headers },
  });

describe('a request', () => {
  it.each(['/', '/books/65fada00aa11bb22cc33dd44', '/news/free-to-all', '/administration'])(
    'for %s by a browser is a visit',
    (path) => expect(page({ path })).toBe(true),
  );

  it('by an older browser, which only sends Accept, is a visit', () => {
    const headers = { 'sec-fetch-dest': undefined, accept: 'text/html,*/*;q=0.8' };
    expect(page({ headers })).toBe(true);
  });

  it.each(['/admin', '/Admin/', '/dashboard', '/dashboard/orders', '/robots.txt'])(
    'for %s is not a visit',
    (path) => expect(page({ path })).toBe(false),
  );

  it.each([
    { 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'image' },
    { 'sec-fetch-dest': undefined, accept: '*/*' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'user-agent': undefined },
  ])('with %j is not a visit', (headers) => expect(page({ headers })).toBe(false));

  it('with HEAD is not a visit', () => {
    expect(page({ method: 'HEAD' })).toBe(false);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  ])('by %s is not a visit', (agent) =>
    expect(page({ headers: { 'user-agent': agent } })).toBe(false),
  );

  it('by a phone of the brand Cubot is a visit', () => {
    const agent = 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Mobile';
    expect(page({ headers: { 'user-agent': agent } })).toBe(true);
  });
});
