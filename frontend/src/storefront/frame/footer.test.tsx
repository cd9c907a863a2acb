import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inRefinedEnglish } from '../../app/refined-texts.ts';
import { setShopWording } from '../../lib/wording/storefront-texts.ts';
import { aShop } from '../../testing/builders.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { networkError, problem, stubApi } from '../../testing/stub-api.ts';
import { Footer } from './footer.tsx';

const footer = <Footer />;
const field = () => screen.getByPlaceholderText('Enter your email');
const taxed = (rate: number) => ({
  country: 'DE' as const,
  class: 'books' as const,
  rate,
  from: '2026-01-01',
});
const button = () => screen.getByRole('button', { name: 'Subscribe' });

describe('the footer', () => {
  it('links to the specified sections and to three social networks', () => {
    renderPage(footer);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const anchor of ['#home', '#services', '#about', '#contact', '#privacy', '#terms']) {
      expect(hrefs.some((href) => href.endsWith(anchor))).toBe(true);
    }
    expect(screen.getAllByRole('link', { name: /opens a new window/ })).toHaveLength(3);
  });

  it.each([
    [true as const, '/news'],
    [undefined, undefined],
  ])('links to the news only in a shop that has any: %s', async (news, href) => {
    stubApi({ 'GET /api/shop': () => aShop({ name: 'Own Books', news }) });
    renderPage(footer);
    expect(await screen.findByText(/Own Books\. Pay/)).toBeVisible();
    const link = screen.queryByRole('link', { name: 'News' });
    expect(link?.getAttribute('href')).toBe(href);
  });

  it.each([
    [
      'DE',
      ['imprint', 'withdrawal'],
      ['Imprint', 'Right of withdrawal', 'Withdraw from contract here'],
    ],
    ['DE', undefined, ['Withdraw from contract here']],
    ['GB', ['imprint', 'about'], ['Imprint']],
    ['US', undefined, []],
  ] as const)('links in a shop in %s with the texts %j to %j', async (country, texts, links) => {
    const place = { country, currency: 'EUR', locale: 'en-GB' };
    const ownPages = texts && [...texts];
    stubApi({ 'GET /api/shop': () => aShop({ name: 'Own Books', place, ownPages }) });
    renderPage(footer);
    expect(await screen.findByText(/Own Books\. Pay/)).toBeVisible();
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
    expect(names.filter((name) => /Imprint|[Ww]ithdraw/.test(name))).toEqual(links);
  });

  it.each([
    [{}, 'Pay in cash when your books arrive.'],
    [{ payments: [{ method: 'stripe' as const, countries: [] }] }, ''],
    [
      { tax: { included: true, rates: [taxed(7000)] } },
      'Pay in cash when your books arrive. All prices include tax, but not delivery.',
    ],
    [
      { tax: { included: false, rates: [taxed(7000)] } },
      'Pay in cash when your books arrive. Tax and delivery are added to all prices.',
    ],
    [{ tax: { included: true, rates: [taxed(0)] } }, 'Pay in cash when your books arrive.'],
  ])('says in a shop with %j of its prices: %s', async (given, said) => {
    const place = { country: 'DE', currency: 'EUR', locale: 'en-GB' };
    stubApi({ 'GET /api/shop': () => aShop({ name: 'Own Books', place, ...given }) });
    renderPage(footer);
    const line = await screen.findByText(/Own Books\./);
    expect(line.textContent?.replace(/^.*Own Books\./, '').trim()).toBe(said);
  });

  it.each([
    [false, 'Thank you for subscribing.'],
    [true, 'Thank you. Please confirm: we have sent you an email with a link.'],
  ])('subscribes an address to the newsletter; a mail to confirm: %s', async (confirm, said) => {
    const { callsTo } = stubApi({
      'POST /api/newsletter': () => ({ subscribed: true, confirm }),
    });
    const { user } = renderPage(footer);
    await user.type(field(), 'ada@example.com');
    await user.click(button());
    expect(await screen.findByText(said)).toBeVisible();
    expect(callsTo('POST /api/newsletter').map(({ body }) => body)).toEqual([
      { email: 'ada@example.com' },
    ]);
  });

  it('offers no newsletter at a refined checkout', () => {
    renderPage(footer, { at: '/checkout' });
    expect(field()).toBeVisible();
    cleanup();
    setShopWording(inRefinedEnglish);
    onTestFinished(() => setShopWording());
    renderPage(footer, { at: '/checkout' });
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  });

  it('shows the server error for an address', async () => {
    const fields = [{ path: 'email', message: 'Please enter a valid email address.' }];
    stubApi({ 'POST /api/newsletter': () => problem(400, 'bad-request', { fields }) });
    const { user } = renderPage(footer);
    await user.type(field(), 'ada@localhost');
    await user.click(button());
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(field()).toBeInvalid();
  });

  it('keeps the address if the shop is unreachable', async () => {
    stubApi({ 'POST /api/newsletter': networkError });
    const { user } = renderPage(footer);
    await user.type(field(), 'ada@example.com');
    await user.click(button());
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    expect(field()).toHaveValue('ada@example.com');
  });
});
