import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBookBody } from '../../catalogue/books/books.builder.ts';
import { copyCovers } from '../../catalogue/covers/copy-covers.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { pictureFetcher } from '../../platform/pictures/fetch-picture.ts';
import { aShopForGuests } from '../../settings/shop/shop-in.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const app = useTestApp();
/** Stands for a machine that only the server can reach. */
let inside: Server;
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  inside = createServer(({ url }, res) => {
    asked.push(url);
    res.end('a secret');
  });
  await new Promise<void>((resolve) => {
    inside.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => inside.close());

it('addresses that admins and customers enter never lead into the network of the server', async () => {
  await aShopForGuests();
  const address = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`;
  const admin = await asAdmin();
  const book = await app
    .http()
    .post('/api/books/create-book')
    .set('Authorization', admin)
    .send(aBookBody({ coverImage: `${address}/cover.png`, newPrice: 10 }));
  expect(book.status).toBe(201);
  const signal = new AbortController().signal;
  await copyCovers({ now: () => new Date(), signal, fetchPicture: pictureFetcher() });
  const { _id: id } = book.body;
  const order = await app
    .http()
    .post('/api/orders/')
    .send(anOrderBody({ name: `${new URL(address).host}/name`, productIds: [id] }));
  expect(order.status).toBe(201);
  await queueForOrders(false, new Date());
  const shown = await app.http().get(`/api/books/${id}`).set('Authorization', admin);
  expect(shown.body).toMatchObject({ coverImage: '', coverProblem: 'address' });
  for (const path of [`/books/${id}`, '/sitemap.xml', '/api/books/']) await app.http().get(path);
  await fetch(`${address}/by-the-test`);
  expect(asked).toEqual(['/by-the-test']);
});
