import express from 'express';
import request from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { setShopLanguage } from '../text/shop-language.ts';
import { sendErrorPage } from './error-page.ts';

const app = express().use((_req, res) => {
  sendErrorPage(res, { code: 'unavailable', status: 503, retryAfter: 1 });
});
const read = async () => (await request(app).get('/books')).text;

afterEach(() => setShopLanguage('en'));

it('says in the language of the shop that a page cannot be shown', async () => {
  const english = await read();
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('Try again in 1 second.');
  setShopLanguage('de');
  const german = await read();
  expect(german).toContain('<html lang="de">');
  expect(german).toContain('<title>Gleich wieder da</title>');
  expect(german).toContain('Bitte versuchen Sie es in einer Sekunde noch einmal.');
  expect(german).not.toMatch(/again|moment|cart/i);
});
