import { setShopPlace } from '@book-store/contract/place';
import type {
  EditPaymentsBody,
  PaymentSettings,
} from '@book-store/contract/settings/payment/payment-settings.schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const GET = 'GET /api/admin/shop/payments';
const PUT = 'PUT /api/admin/shop/payments';
const CASH: PaymentSettings = {
  ways: [
    { method: 'cash-on-delivery', countries: [] },
    { method: 'at-pick-up', countries: [] },
  ],
  reminderDays: 5,
  cancelDays: 14,
  giftCards: false,
  stripeReady: false,
  version: 0,
};

beforeEach(() => {
  signInAdmin();
  setShopPlace({ country: 'DE', currency: 'EUR', locale: 'en-IE' });
});
afterEach(() => setShopPlace());

function open(settings = CASH) {
  const api = stubDashboard({ [GET]: () => settings });
  api.answer(PUT, ({ body }) => {
    const { version = 0, ...edited } = body as EditPaymentsBody;
    return { ...settings, ...edited, version: version + 1 } as PaymentSettings;
  });
  return { ...api, ...renderApp('/dashboard/settings/payments') };
}
const way = (name: string) => within(screen.getByRole('group', { name }));

describe('the payment settings', () => {
  it('offer a transfer with its account, its sums and its fee', async () => {
    const { user, callsTo } = open();
    await user.selectOptions(
      await screen.findByLabelText('Offer another way'),
      'Transfer in advance',
    );
    const transfer = way('Transfer in advance');
    await user.selectOptions(transfer.getByLabelText('Countries'), 'Germany');
    await user.type(transfer.getByLabelText(/^From a sum of/), '10');
    await user.type(way('Cash on delivery').getByLabelText(/^Fee/), '2.50');
    await user.type(screen.getByLabelText('Owner of the account'), 'Buchladen');
    await user.type(screen.getByLabelText(/^IBAN/), 'DE89 3704 0044 0532 0130 00');
    // Of Indian accounts.
    expect(screen.queryByLabelText(/^UPI/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save payments' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(callsTo(PUT)[0]?.body).toMatchObject({
      ways: [
        { method: 'cash-on-delivery', countries: [], fee: 2.5 },
        { method: 'at-pick-up' },
        { method: 'transfer', countries: ['DE'], smallest: 10 },
      ],
      account: { name: 'Buchladen', iban: 'DE89 3704 0044 0532 0130 00' },
      reminderDays: 5,
      cancelDays: 14,
      version: 0,
    });
  });

  it('take a way off, and keep what is typed of the ways behind it', async () => {
    const { user, callsTo } = open();
    await user.type((await screen.findAllByLabelText(/^Fee/))[1] as HTMLElement, '1');
    await user.click(screen.getByRole('button', { name: 'Remove Cash on delivery' }));
    await user.click(screen.getByRole('button', { name: 'Save payments' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(callsTo(PUT)[0]?.body).toMatchObject({ ways: [{ method: 'at-pick-up', fee: 1 }] });
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('keep the focus at the ways where one is taken off', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Cash at the pick-up' }));
    expect(screen.getByLabelText('Offer another way')).toHaveFocus();
  });

  it('keep the focus at the countries where one is taken off', async () => {
    const ways = [{ method: 'invoice' as const, countries: ['DE', 'AT'] }];
    const { user } = open({ ...CASH, ways });
    await user.click(await screen.findByRole('button', { name: 'Remove Austria' }));
    expect(screen.queryByRole('button', { name: 'Remove Austria' })).toBeNull();
    expect(screen.getByLabelText('Countries')).toHaveFocus();
  });

  it('show a way that somebody else has added meanwhile, with what they have set', async () => {
    const { user, answer } = open();
    await user.type((await screen.findAllByLabelText(/^Fee/))[0] as HTMLElement, '1');
    const invoice = { method: 'invoice' as const, countries: [], fee: 3 };
    const current = { ...CASH, ways: [...CASH.ways, invoice], version: 1 };
    answer(PUT, () => problem(409, 'changed-meanwhile', { current }));
    await user.click(screen.getByRole('button', { name: 'Save payments' }));
    const theirs = within(await screen.findByRole('group', { name: 'Invoice' }));
    expect(theirs.getByLabelText(/^Fee/)).toHaveValue('3.00');
    expect(theirs.getByLabelText(/^From a sum of/)).toHaveValue('');
    expect(way('Cash on delivery').getByLabelText(/^Fee/)).toHaveValue('1');
  });

  it('offer Stripe only where the server has its keys, and say how to set them', async () => {
    open();
    const select = await screen.findByLabelText('Offer another way');
    expect(within(select).getByRole('option', { name: /Stripe/ })).toBeDisabled();
    expect(select).toHaveAccessibleDescription(/STRIPE_SECRET_KEY/);
  });

  it('offer Stripe where the server has its keys', async () => {
    const { user } = open({ ...CASH, stripeReady: true });
    await user.selectOptions(await screen.findByLabelText('Offer another way'), 'stripe');
    expect(way('Card or wallet, by Stripe').getByLabelText('Countries')).toBeVisible();
  });

  it('say at its field what the server finds wrong', async () => {
    const account = { name: 'Buchladen', iban: 'DE89370400440532013000' };
    const ways = [{ method: 'transfer' as const, countries: [] }];
    const { user, answer } = open({ ...CASH, ways, account });
    const iban = await screen.findByLabelText(/^IBAN/);
    expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
    await user.type(iban, '1');
    const message = 'The check digits of this IBAN are wrong.';
    answer(PUT, () => problem(400, 'bad-request', { fields: [{ path: 'account.iban', message }] }));
    await user.click(screen.getByRole('button', { name: 'Save payments' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(iban).toHaveAccessibleDescription(message);
  });

  it('allow gift cards, and say for how long new ones hold', async () => {
    const { user, callsTo } = open();
    await user.click(await screen.findByLabelText('Customers can pay with gift cards'));
    await user.type(screen.getByLabelText(/^Months for which/), '36');
    await user.click(screen.getByRole('button', { name: 'Save payments' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(callsTo(PUT)[0]?.body).toMatchObject({ giftCards: true, giftCardMonths: 36 });
  });

  it('let customers buy gift cards within limits', async () => {
    const ways = [{ method: 'stripe' as const, countries: [] }];
    const { user, callsTo } = open({ ...CASH, ways, giftCards: true });
    await user.click(await screen.findByLabelText('Customers can buy gift cards'));
    await user.type(screen.getByLabelText('Smallest gift card'), '10');
    await user.type(screen.getByLabelText('Largest gift card'), '150');
    await user.click(screen.getByRole('button', { name: 'Save payments' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(callsTo(PUT)[0]?.body).toMatchObject({ giftCardSales: { smallest: 10, largest: 150 } });
  });
});
