import type { Language } from '@book-store/contract/storefront';
import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { sendErrorPage } from './error-page.ts';
import { keepShop } from './request-shop.ts';

let language: Language = 'en';
const app = express();
app.use(keepShop(() => ({ ...currentShop(), language })));
app.use((_req, res) => {
  if (!sendErrorPage(res, { code: 'unavailable', status: 503, retryAfter: 1 })) res.json({});
});
const read = async () => (await request(app).get('/books')).text;
const send = (path: string) => request(app).post(path).set('Accept', 'text/html').type('form');

it('says in the language of the shop that a page cannot be shown', async () => {
  const english = await read();
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('Try again in 1 second.');
  language = 'de';
  const german = await read();
  expect(german).toContain('<html lang="de">');
  expect(german).toContain('<title>Gleich wieder da</title>');
  expect(german).toContain('Bitte versuchen Sie es in einer Sekunde noch einmal.');
  expect(german).not.toMatch(/again|moment|cart/i);
});

it('says so to somebody who has sent a form without JavaScript, and leads to the shop', async () => {
  const { text } = await send('/api/newsletter/confirm/token/form');
  expect(text).toContain('<title>Gleich wieder da</title>');
  expect(text).toContain('<a href="/">Zum Shop</a>');
  expect((await send('/api/newsletter/unsubscribe/token')).body).toEqual({});
});
