import { setShopPlace } from '@book-store/contract/place';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import type { PaymentSettings } from '@book-store/contract/settings/payment/payment-settings.schemas';
import type { TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aShop, aWay } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import DeliverySettingsPage from '../delivery-settings/page.tsx';
import PaymentSettingsPage from '../payment-settings/page.tsx';
import TaxSettingsPage from '../tax-settings/page.tsx';
import SettingsPage from './page.tsx';

beforeEach(() => {
  signInAdmin();
  setShopPlace({ country: 'DE', currency: 'EUR', locale: 'en-IE' });
});
afterEach(() => setShopPlace());

/** The rows of the conflict: what is in question, yours, theirs. */
async function clashes() {
  await screen.findByText(/^Somebody else has changed/);
  return screen.getAllByRole('term').map((term) => {
    const values = within(term.parentElement as HTMLElement).getAllByRole('definition');
    return [term, ...values].map(({ textContent }) => textContent?.replace(/^(Yours|Theirs)/, ''));
  });
}

describe('what two admins have changed is said as their form shows it', () => {
  const openDelivery = (mine: DeliveryWay[], theirs: DeliveryWay[]) => {
    stubApi({
      'GET /api/shop': () => aShop({ ways: mine }),
      'PUT /api/admin/shop': () =>
        problem(409, 'changed-meanwhile', { current: aShop({ ways: theirs }) }),
    });
    return renderPage(<DeliverySettingsPage />, { at: '/dashboard/settings/delivery' });
  };

  it('countries and kinds by their names, with the way of delivery that they are of', async () => {
    const way = aWay({ name: 'Parcel', countries: ['DE'] });
    const { user } = openDelivery([way], [{ ...way, kind: 'round', countries: [] }]);
    await user.selectOptions(await screen.findByLabelText('Countries'), 'Austria');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Pick-up in the shop');
    await user.click(screen.getByRole('button', { name: 'Save delivery' }));
    expect(await clashes()).toEqual([
      ['Parcel: Kind', 'Pick-up in the shop', 'Own round'],
      ['Parcel: Countries', 'Germany, Austria', 'Everywhere'],
    ]);
  });

  it('ways that came and went as a whole', async () => {
    const way = { ...aWay({ price: 4.5, countries: ['DE'] }), name: 'Parcel' };
    const other = { ...way, id: 'round', name: 'By bike', kind: 'round' as const };
    const { user } = openDelivery([way, other], [way]);
    await user.click(await screen.findByRole('button', { name: 'Add a way of delivery' }));
    await user.click(screen.getByRole('button', { name: 'Save delivery' }));
    const days = `${way.days.from} to ${way.days.to} working days`;
    const parcel = `Parcel: Parcel, Germany, 4.50, ${days}`;
    expect(await clashes()).toEqual([
      [
        'Ways of delivery',
        [
          parcel,
          `By bike: Own round, Germany, 4.50, ${days}`,
          'Way 3: Parcel, Everywhere, 0.00, 2 to 4 working days',
        ].join('\n'),
        parcel,
      ],
    ]);
  });

  it('ways to pay with their terms', async () => {
    const cash = { method: 'cash-on-delivery' as const, countries: [] };
    const settings: PaymentSettings = {
      ways: [cash, { method: 'at-pick-up', countries: [] }],
      reminderDays: 5,
      cancelDays: 14,
      giftCards: false,
      stripeReady: false,
      version: 0,
    };
    const theirs = { ...settings, ways: [{ ...cash, fee: 2 }] };
    stubApi({
      'GET /api/admin/shop/payments': () => settings,
      'PUT /api/admin/shop/payments': () => problem(409, 'changed-meanwhile', { current: theirs }),
    });
    const { user } = renderPage(<PaymentSettingsPage />, { at: '/dashboard/settings/payments' });
    await user.type(
      within(await screen.findByRole('group', { name: 'Cash on delivery' })).getByLabelText(/^Fee/),
      '3',
    );
    await user.click(screen.getByRole('button', { name: 'Save payments' }));
    expect(await clashes()).toEqual([['Cash on delivery: Fee', '3.00', '2.00']]);
    expect(screen.queryByRole('group', { name: 'Payment at pick-up' })).toBeNull();
  });

  it('rates of tax as people say them', async () => {
    const books = { country: 'DE', class: 'books' as const, rate: 7000, from: '2026-01-01' };
    const settings: TaxSettings = { included: true, rates: [books], version: 0 };
    const theirs = { ...settings, rates: [{ ...books, class: 'other' as const, rate: 19_000 }] };
    stubApi({
      'GET /api/shop': () => aShop(),
      'GET /api/admin/shop/tax': () => settings,
      'GET /api/admin/shop/papers': () => ({ yearly: false, payDays: 14, version: 0 }),
      'PUT /api/admin/shop/tax': () => problem(409, 'changed-meanwhile', { current: theirs }),
    });
    const { user } = renderPage(<TaxSettingsPage />, { at: '/dashboard/settings/tax' });
    await user.selectOptions(await screen.findByLabelText('For'), 'E-books and audio');
    await user.click(screen.getByRole('button', { name: 'Save taxes' }));
    expect(await clashes()).toEqual([
      [
        'Rates',
        'Germany: E-books and audio 7 % from 2026-01-01',
        'Germany: Everything else 19 % from 2026-01-01',
      ],
    ]);
  });

  it('choices by the names of their options', async () => {
    stubApi({
      'GET /api/shop': () => aShop({ storefront: 'specified' }),
      'PUT /api/admin/shop/storefront': () =>
        problem(409, 'changed-meanwhile', { current: aShop({ storefront: 'german' }) }),
    });
    const { user } = renderPage(<SettingsPage />, { at: '/dashboard/settings' });
    await user.selectOptions(await screen.findByLabelText('Words and details'), 'Refined');
    await user.click(screen.getByRole('button', { name: 'Save storefront' }));
    expect(await clashes()).toEqual([['Words and details', 'Refined', 'German']]);
  });
});
