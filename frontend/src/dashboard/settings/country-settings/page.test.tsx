import type { PlaceSettings } from '@book-store/contract/settings/place/place.schemas';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const GET = 'GET /api/admin/shop/place';
const PUT = 'PUT /api/admin/shop/place';
const AMERICAN: PlaceSettings = {
  currency: 'USD',
  locale: 'en-US',
  currencyIsFixed: false,
  version: 0,
};

beforeEach(() => signInAdmin());
afterEach(() => vi.restoreAllMocks());

describe('country and money', () => {
  it('are chosen by name, with an example, and the page starts anew in the other currency', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { answer, callsTo } = stubDashboard({ [GET]: () => AMERICAN });
    answer(PUT, ({ body }) => ({ ...AMERICAN, ...(body as object), version: 1 }));
    const { user } = renderApp('/dashboard/settings/country');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Country/ }), 'Germany');
    // What shops there mostly have, to be changed by hand.
    expect(screen.getByLabelText('Currency')).toHaveDisplayValue('Euro (EUR)');
    expect(screen.getByLabelText(/Time zone/)).toHaveDisplayValue('Europe/Berlin');
    await user.selectOptions(screen.getByLabelText('Currency'), 'Swiss Franc (CHF)');
    expect(screen.getByText('1.234,50 CHF · 5. November 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save country' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(callsTo(PUT).map(({ body }) => body)).toEqual([
      { country: 'DE', currency: 'CHF', locale: 'de-DE', timeZone: 'Europe/Berlin', version: 0 },
    ]);
  });

  it.each([
    ['Japan', 'Japanese Yen (JPY)', 'Japanese (Japan)', 'Asia/Tokyo'],
    ['United Kingdom', 'British Pound (GBP)', 'English (United Kingdom)', 'Europe/London'],
    ['Germany', 'Euro (EUR)', 'German (Germany)', 'Europe/Berlin'],
    ['Austria', 'Euro (EUR)', 'German (Austria)', 'Europe/Vienna'],
    ['Switzerland', 'Swiss Franc (CHF)', 'German (Switzerland)', 'Europe/Zurich'],
    ['Kuwait', 'Kuwaiti Dinar (KWD)', 'English (Kuwait)', 'Asia/Kuwait'],
    ['United States', 'US Dollar (USD)', 'English (United States)', 'That of each reader'],
  ])('are suggested for %s', async (country, currency, locale, zone) => {
    stubDashboard({ [GET]: () => AMERICAN });
    const { user } = renderApp('/dashboard/settings/country');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Country/ }), country);
    expect(screen.getByLabelText('Currency')).toHaveDisplayValue(currency);
    expect(screen.getByLabelText('Numbers and dates')).toHaveDisplayValue(locale);
    expect(screen.getByLabelText(/Time zone/)).toHaveDisplayValue(zone);
  });

  it('recommend the German storefront where people speak German, until the shop has it', async () => {
    stubDashboard({ [GET]: () => AMERICAN });
    const { user } = renderApp('/dashboard/settings/country');
    const country = await screen.findByRole('combobox', { name: /^Country/ });
    await user.selectOptions(country, 'Austria');
    expect(country).toHaveAccessibleDescription(/storefront speaks German/);
    expect(screen.getByRole('link', { name: 'settings of the shop' })).toHaveAttribute(
      'href',
      '/dashboard/settings',
    );
    await user.selectOptions(country, 'Japan');
    expect(country).not.toHaveAccessibleDescription();
  });

  it('say why the currency stays after the first order', async () => {
    stubDashboard({ [GET]: () => ({ ...AMERICAN, currencyIsFixed: true }) });
    renderApp('/dashboard/settings/country');
    expect(await screen.findByLabelText('Currency')).toBeDisabled();
    expect(screen.getByText(/To sell in another currency, open a new shop/)).toBeVisible();
  });

  it('say at the currency that an order came first', async () => {
    const message = 'The currency stays as it is since the first order.';
    const fields = [{ path: 'currency', message }];
    const { answer } = stubDashboard({ [GET]: () => AMERICAN });
    answer(PUT, () => problem(409, 'conflict', { detail: message, fields }));
    const { user } = renderApp('/dashboard/settings/country');
    await user.selectOptions(await screen.findByLabelText('Currency'), 'Euro (EUR)');
    await user.click(screen.getByRole('button', { name: 'Save country' }));
    expect(await screen.findByLabelText('Currency')).toHaveAccessibleDescription(
      new RegExp(message),
    );
  });
});

describe('a saved country', () => {
  it('is said once the page is loaded anew, with the focus on its button', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { answer } = stubDashboard({ [GET]: () => AMERICAN });
    answer(PUT, ({ body }) => ({ ...AMERICAN, ...(body as object), version: 1 }));
    const { user } = renderApp('/dashboard/settings/country');
    await user.selectOptions(await screen.findByLabelText('Currency'), 'Euro (EUR)');
    await user.click(screen.getByRole('button', { name: 'Save country' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    cleanup();
    renderApp('/dashboard/settings/country');
    expect(await screen.findByText('The country has been saved')).toBeVisible();
    expect(screen.getByText(/^Saved at/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save country' })).toHaveFocus();
    cleanup();
    renderApp('/dashboard/settings/country');
    await screen.findByRole('button', { name: 'Save country' });
    expect(screen.queryByText(/^Saved at/)).toBeNull();
  });
});

describe('the rules of prices', () => {
  const GET_PRICES = 'GET /api/admin/shop/prices';
  const PUT_PRICES = 'PUT /api/admin/shop/prices';
  const usual = { lowestPrices: true, fixedPrices: false };

  it('say what is usual in the country, and take what the owner decides', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { callsTo } = stubDashboard({
      [GET]: () => AMERICAN,
      [GET_PRICES]: () => ({ usual, fixedPrices: true, version: 3 }),
      [PUT_PRICES]: () => ({ usual, lowestPrices: false, version: 4 }),
    });
    const { user } = renderApp('/dashboard/settings/country');
    const lowest = await screen.findByLabelText('Show the lowest price of 30 days');
    expect(lowest).toHaveDisplayValue("As usual in the shop's country: yes");
    const fixed = screen.getByLabelText('Fixed prices for new books');
    expect(fixed).toHaveDisplayValue('Yes');
    await user.selectOptions(lowest, 'No');
    await user.selectOptions(fixed, "As usual in the shop's country: no");
    await user.click(screen.getByRole('button', { name: 'Save rules of prices' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(callsTo(PUT_PRICES)[0]?.body).toEqual({ lowestPrices: false, version: 3 });
  });
});
