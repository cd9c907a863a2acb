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
  sendErrorPage(res, { code: 'unavailable', status: 503, retryAfter: 1 });
});
const read = async () => (await request(app).get('/books')).text;

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
