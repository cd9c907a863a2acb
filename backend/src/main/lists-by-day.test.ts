import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FIGURES_PARTS } from '@book-store/contract/reports/figures/figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrder } from '../orders/order/orders.builder.ts';
import { afterEvent, newPayment } from '../orders/order/payment-events.ts';
import { repositoryDir } from '../platform/config/directories.ts';
import { ShopSettings } from '../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../settings/shop/store-settings.builder.ts';
import { asAdmin } from '../testing/app/sign-in.ts';
import { useTestApp } from '../testing/app/start-test-app.ts';
import { filesIn } from '../testing/checks/imports-of.ts';

const app = useTestApp();
/** In Auckland it is one in the morning of the next day. */
const PLACED = new Date('2026-07-09T13:00:00Z');
const [DAY, DAY_IN_UTC] = ['2026-07-10', '2026-07-09'];
/** Stands for the order in every list. */
const PRICE = 1357.25;

type Operation = { parameters?: { name: string; in: string }[] };

async function get(url: string) {
  const reply = await app
    .http()
    .get(url)
    .set('Authorization', await asAdmin())
    .buffer(true);
  expect([url, reply.status]).toEqual([url, 200]);
  return reply.text.replaceAll('"', '');
}

beforeAll(async () => {
  const place = { timeZone: 'Pacific/Auckland', country: 'NZ' };
  await storeSettings({ place, tax: { number: '123-456-789', sellerAddress: 'Queen Street 1' } });
  app.clock.now = PLACED;
  const book = { price: PRICE, title: 'Night', author: 'Ann', category: 'horror' };
  const due = PRICE * 100;
  const paid = { kind: 'paid' as const, amount: due, at: PLACED };
  const payment = afterEvent(newPayment({ method: 'transfer', due }), paid);
  const id = await anOrder({
    ...{ createdAt: PLACED, status: 'delivered', books: [book], payment },
  });
  const invoice = app.http().post(`/api/admin/orders/${id}/invoice`);
  expect((await invoice.set('Authorization', await asAdmin())).status).toBe(200);
  app.clock.now = new Date('2026-07-20T12:00:00Z');
});
afterAll(async () => {
  await ShopSettings.deleteMany({});
});

/** Returns the addresses of all lists that go from one day to another. */
async function listsByDay(): Promise<string[]> {
  const { body } = await app.http().get('/api/openapi.json');
  const calls = Object.entries(body.paths as Record<string, { get?: Operation }>);
  const has = ({ parameters = [] }: Operation, name: string) =>
    parameters.some((one) => one.in === 'query' && one.name === name);
  return calls.flatMap(([path, { get: call }]) =>
    call && has(call, 'from') && has(call, 'to')
      ? has(call, 'part')
        ? FIGURES_PARTS.filter((part) => part !== 'taxes').map((part) => `${path}?part=${part}&`)
        : [`${path}?`]
      : [],
  );
}

describe('a list from one day to another', () => {
  it('is cut where the days of the shop begin, whatever it lists', async () => {
    const lists = await listsByDay();
    expect(lists).toEqual(
      expect.arrayContaining([
        '/api/admin/orders?',
        '/api/admin/exports/orders.csv?',
        '/api/admin/figures?',
      ]),
    );
    for (const list of lists) {
      const on = async (day: string) =>
        (await get(`${list}from=${day}&to=${day}`)).includes(String(PRICE));
      expect([list, await on(DAY), await on(DAY_IN_UTC)]).toEqual([list, true, false]);
    }
  });

  it('is in a file with the times of the shop', async () => {
    const text = await get(`/api/admin/exports/orders.csv?from=${DAY}&to=${DAY}`);
    expect(text).toContain('2026-07-10 01:00:00');
  });
});

/** Formats of dates that depend on what the person or the computer has set; `contract/place.ts` has the shop's. */
const OWN_FORMAT = /\bDateTimeFormat\b|\.toLocale(Date|Time)?String\(/;
/** The day in UTC, or the computer's. */
const OWN_DAY = /toISOString\(\)\s*\.slice\(0, 10\)|\.get(Date|Month|FullYear|Hours)\(\)/;
const ALLOWED: Readonly<Record<string, string>> = {
  'backend/contract/place.ts': 'has the formats of the shop',
  'backend/contract/promised-days.ts': 'counts days from one to another',
  'backend/contract/settings/place/place.schemas.ts': 'asks whether there is such a time zone',
  'backend/contract/settings/page-texts/page-texts.schemas.ts': 'writes a number, once',
  'backend/src/platform/time/utc-day.ts': 'counts days from one to another',
  'backend/src/main/admin-cli/commands.ts': 'is a command, and knows no shop',
  'backend/src/testing/app/tomorrow.ts': 'is for tests',
  'frontend/src/dashboard/settings/country-settings/locales.ts': 'shows what a locale looks like',
  'frontend/src/dashboard/settings/country-settings/usual-place.ts':
    'asks the browser for its time zone',
};

it('is written by the formats of the shop alone, in both halves', () => {
  const files = ['backend/src', 'backend/contract', 'frontend/src']
    .flatMap((folder) => filesIn(repositoryDir, folder))
    .filter((file) => !/\.(test|fixtures|builder)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => {
    const code = readFileSync(path.join(repositoryDir, file), 'utf8');
    return OWN_FORMAT.test(code) || OWN_DAY.test(code);
  });
  expect(found.filter((file) => !(file in ALLOWED))).toEqual([]);
});
