import { randomInt } from 'node:crypto';
import mongoose, { type mongo } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { Book } from '../../catalogue/books/books.model.ts';
import { prepareSearch } from '../../catalogue/search/book-search.ts';
import { RIGHTS, type Right } from '../../main/security/rights.fixtures.ts';
import { METRICS_TOKEN, useWholeApp } from '../../main/security/whole-app.fixtures.ts';
import { anOrderBody, anOrderDocument } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { anAdmin } from '../../people/admins/admins.builder.ts';
import { countFigures } from '../../reports/figures/figures.builder.ts';
import { PageText } from '../../settings/page-texts/page-texts.model.ts';
import { aSignedInAdmin, emailOf } from '../../testing/app/sign-in.ts';
import type { Call } from '../../testing/checks/call-example.ts';
import { costOf } from '../../testing/checks/query-costs.ts';
import { A_BOOK, MAY_SCAN, MAY_SORT, QUERIES, READS_ALL } from './indexes.fixtures.ts';

/** So many that an index is only used where it helps; nearly all are of one category and status. */
const MANY = 1500;
/** The most documents that a call may read: some pages of a list, and fewer than a category has. */
const READ_MAX = 600;

const owner = { uid: 'owner', password: 'the password of the admin' };
const app = useWholeApp();

beforeAll(async () => {
  await PageText.create({ _id: 'about', text: 'A shop.' });
  await Book.collection.insertMany(Array.from({ length: MANY }, (_, at) => toBook(at)));
  const { username } = await anAdmin();
  const admin = await mongoose.connection.collection('admins').findOne({ username });
  const unseenBy = admin ? [admin._id] : [];
  await Order.collection.insertMany(Array.from({ length: MANY }, (_, at) => toOrder(at, unseenBy)));
});

const toBook = (at: number) => ({
  ...(at === 0 && { _id: A_BOOK }),
  title: `The book number ${at}`,
  titleKey: `the book number ${at}`,
  author: `Author ${at % 100}`,
  description: 'A book.',
  category: at % 100 === 0 ? 'horror' : 'fiction',
  coverImage: 'book-1.webp',
  newPriceCents: 100 + (at % 50),
  oldPriceCents: 200,
  trending: at % 3 === 0,
  // Far enough apart that the search need not read a book again, which might change twice at one time.
  createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
  updatedAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
});

const toOrder = (at: number, admins: mongoose.Types.ObjectId[]) =>
  anOrderDocument({
    number: 500_000 + at,
    uid: at % 100 === 0 ? owner.uid : `customer-${at}`,
    name: at % 50 === 0 ? 'Grace Hopper' : `Customer ${at}`,
    address: { ...anOrderBody().address, city: `City${at % 40}` },
    books: [{ price: 10, title: `The volume${at % 70}` }],
    status: at % 100 === 0 ? 'placed' : 'delivered',
    createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
    unseenBy: at % 100 === 0 ? admins : [],
  });

async function tokenFor({ access }: Right): Promise<string | undefined> {
  if (access === 'anyone') return undefined;
  if (access === 'monitor') return METRICS_TOKEN;
  if (access.includes('customer')) {
    return app.project.token({
      sub: owner.uid,
      email: emailOf(owner.uid),
    });
  }
  return (await aSignedInAdmin({ password: owner.password })).token;
}

/** Each call comes from another network, so that no limit applies. */
const anAddress = () => Array.from({ length: 4 }, () => randomInt(1, 250)).join('.');

type Prepared = { call: Call; token: string | undefined };

async function send(name: string, query: string, { call: given, token }: Prepared) {
  const [method = '', pattern = ''] = name.split(' ');
  const { path = pattern, body, type } = given;
  const verb = method === 'ALL' ? 'post' : method.toLowerCase();
  const call = app
    .http()
    [verb as 'post'](query ? `${path}?${query}` : path)
    .set({ 'X-Forwarded-For': anAddress(), 'User-Agent': 'Mozilla/5.0', Accept: '*/*, text/html' });
  if (type) call.set('Content-Type', type);
  if (token) call.set('Authorization', `Bearer ${token}`);
  return (await call.send(body as object)).status;
}

const CALLS = Object.keys(RIGHTS).flatMap((name) =>
  ['', ...(QUERIES[name] ?? [])].map((query) => ({
    name,
    query,
    label: query ? `${name} ?${query}` : name,
  })),
);

/** Another MongoDB plans and counts in its own way, and may be used by others meanwhile. */
const isEmbedded = !(process.env.TEST_MONGODB_URI ?? process.env.MONGODB_URI);

describe.runIf(isEmbedded)("the shop's queries", () => {
  it('are allowed to scan or to sort only in calls that exist', () => {
    const labels = CALLS.map(({ label }) => label);
    expect(
      Object.keys({ ...MAY_SCAN, ...MAY_SORT }).filter((one) => !labels.includes(one)),
    ).toEqual([]);
    expect(Object.keys(QUERIES).filter((name) => !RIGHTS[name])).toEqual([]);
  });

  it.each(CALLS)('are answered by indexes in $label', async ({ name, query, label }) => {
    const right = RIGHTS[name] as Right;
    const prepared = { call: (await right.call?.(owner)) ?? {}, token: await tokenFor(right) };
    await countFigures(new Date());
    // Last, so that the call need not bring the search up to date itself.
    await prepareSearch();
    let status = 0;
    const cost = await costOf(mongoose.connection.db as mongo.Db, async () => {
      status = await send(name, query, prepared);
    });
    expect(status).toBe(right.status);
    expect({ scans: cost.scans > 0, sorts: cost.sorts > 0 }).toEqual({
      scans: label in MAY_SCAN,
      sorts: label in MAY_SORT,
    });
    const readsAll = label in MAY_SCAN || READS_ALL.includes(label);
    if (!readsAll) expect(cost.read).toBeLessThan(READ_MAX);
  });
});
