import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aShop } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import PrintGiftCardPage from './page.tsx';

const CHECK = 'POST /api/gift-cards/check';
const CODE = 'ABCD-EFGH-JKLM-NPQR';
const address = 'Ring 1\nLeipzig';
const shop = { 'GET /api/shop': () => aShop({ name: 'Corner Books', address }) };
const open = (hash = `#${CODE}`) => renderPage(<PrintGiftCardPage />, { at: `/gift-card${hash}` });

describe('the page that prints a gift card', () => {
  it('shows what is left and until when, and prints a card with all that its holder needs', async () => {
    const card = { lastFour: 'NPQR', balance: 25, expiresAt: '2029-11-21T00:00:00.000Z' };
    const { callsTo } = stubApi({ ...shop, [CHECK]: () => card });
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = open();
    expect(await screen.findByText('$25.00 left')).toBeVisible();
    expect(callsTo(CHECK).map(({ body }) => body)).toEqual([{ code: CODE }]);
    const sheet = within(screen.getByRole('region', { name: 'Gift card' }));
    for (const text of ['$25.00', 'Corner Books'])
      expect(await sheet.findAllByText(text)).toHaveLength(2);
    for (const text of [CODE, /checkout of localhost/, /until November 20, 2029/, /Leipzig/])
      expect(sheet.getByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print the card' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('says why a card cannot pay', async () => {
    const detail = 'We do not know this code. Please check it.';
    stubApi({ ...shop, [CHECK]: () => problem(409, 'gift-card-refused', { detail }) });
    open();
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print the card' })).toBeNull();
  });

  it('says that a link without a code is incomplete', async () => {
    stubApi(shop);
    open('');
    expect(await screen.findByText(/shows no gift card/)).toBeVisible();
  });
});
