import { setShopPlace } from '@book-store/contract/place';
import type { EditTaxBody, TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const GET = 'GET /api/admin/shop/tax';
const PUT = 'PUT /api/admin/shop/tax';
const NONE: TaxSettings = { included: true, rates: [], version: 0 };

beforeEach(() => {
  signInAdmin();
  setShopPlace({ country: 'DE', currency: 'EUR', locale: 'de-DE' });
});
afterEach(() => {
  vi.useRealTimers();
  setShopPlace();
});

function open(settings = NONE) {
  const api = stubDashboard({
    [GET]: () => settings,
    'GET /api/admin/shop/papers': () => ({ yearly: false, payDays: 14, version: 0 }),
  });
  api.answer(PUT, ({ body }) => {
    const { version = 0, ...edited } = body as EditTaxBody;
    return { ...edited, version: version + 1 };
  });
  return { ...api, ...renderApp('/dashboard/settings/tax') };
}
const row = (at: number) => within(screen.getByRole('group', { name: `Rate ${at}` }));

describe('the tax settings', () => {
  it("offer the usual rates of the shop's country at a click, and save them", async () => {
    const { user, callsTo } = open();
    await screen.findByText(/^No rates/);
    expect(screen.getByLabelText('Usual rates')).toHaveValue('DE');
    await user.click(screen.getByRole('button', { name: 'Add them' }));
    expect(row(1).getByLabelText('Country')).toHaveDisplayValue('Germany');
    expect(row(2).getByLabelText('For')).toHaveDisplayValue('E-books and audio');
    expect(row(3).getByLabelText('Percent')).toHaveValue('19');
    await user.type(screen.getByLabelText(/^Tax number/), 'DE123456789');
    await user.click(screen.getByRole('button', { name: 'Save taxes' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    const [call] = callsTo(PUT);
    expect(call?.body).toMatchObject({ included: true, number: 'DE123456789', version: 0 });
    const { rates = [] } = (call?.body ?? {}) as Partial<EditTaxBody>;
    expect(rates.map(({ country, class: of, rate }) => [country, of, rate])).toEqual([
      ['DE', 'books', 7000],
      ['DE', 'digital', 7000],
      ['DE', 'other', 19_000],
    ]);
  });

  it('move the focus into a rate that is added', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a rate' }));
    expect(row(1).getByLabelText('Country')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add them' }));
    expect(row(2).getByLabelText('Country')).toHaveFocus();
  });

  it('ask for a state only where addresses have one', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a rate' }));
    expect(row(1).queryByLabelText(/^State/)).toBeNull();
    expect(screen.queryByLabelText(/^State or province of the shop/)).toBeNull();
    await user.selectOptions(row(1).getByLabelText('Country'), 'United States');
    expect(row(1).getByLabelText(/^State/)).toBeVisible();
  });

  it('read percentages with a comma or a dot, and remove a row', async () => {
    const rate = { country: 'US', region: 'NY', class: 'books', rate: 7000, from: '2026-01-01' };
    const rates = [rate, { ...rate, class: 'other' }] as TaxSettings['rates'];
    const { user, callsTo } = open({ ...NONE, rates });
    const percent = (await screen.findAllByLabelText('Percent'))[1] as HTMLElement;
    await user.clear(percent);
    await user.type(percent, '8.875');
    await user.click(screen.getByRole('button', { name: 'Remove rate 1' }));
    await user.selectOptions(screen.getByLabelText('Prices'), 'The tax is added at the checkout');
    await user.click(screen.getByRole('button', { name: 'Save taxes' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(callsTo(PUT)[0]?.body).toMatchObject({
      included: false,
      rates: [{ ...rate, class: 'other', rate: 8875 }],
    });
    expect(screen.getByLabelText('Percent')).toHaveValue('8,875');
  });

  it('name a row that overlaps another, and a percentage that is none, at their fields', async () => {
    const { user, answer } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a rate' }));
    await user.type(row(1).getByLabelText('Percent'), 'seven');
    await user.click(screen.getByRole('button', { name: 'Save taxes' }));
    expect(row(1).getByLabelText('Percent')).toHaveAccessibleDescription(/from 0 to 100/);
    await user.clear(row(1).getByLabelText('Percent'));
    await user.type(row(1).getByLabelText('Percent'), '7');
    await user.click(screen.getByRole('button', { name: 'Add a rate' }));
    await user.type(row(2).getByLabelText('Percent'), '5');
    const message = 'Rate 1 is for the same goods from the same day on.';
    answer(PUT, () => problem(400, 'bad-request', { fields: [{ path: 'rates.1.from', message }] }));
    await user.click(screen.getByRole('button', { name: 'Save taxes' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(row(2).getByLabelText('From')).toHaveAccessibleDescription(message);
  });
});

describe('the settings of invoices', () => {
  it('say what numbers will look like, and save prefix, year, days and words', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T00:30:00Z') });
    signInAdmin();
    const { user, answer, callsTo } = open();
    const SAVE = 'PUT /api/admin/shop/papers';
    answer(SAVE, ({ body }) => ({ ...(body as object), version: 1 }) as never);
    expect(await screen.findByText(/^Numbers look like 41\./)).toBeVisible();
    await user.type(screen.getByLabelText(/^Before the number/), 'RE');
    await user.click(screen.getByLabelText(/^The year is part/));
    expect(screen.getByText(/^Numbers look like RE-2027-0041/)).toBeVisible();
    await user.type(screen.getByLabelText(/^Words on every/), 'No tax by § 19 UStG.');
    await user.click(screen.getByRole('button', { name: 'Save invoices' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(callsTo(SAVE)[0]?.body).toEqual({
      ...{ prefix: 'RE', yearly: true, payDays: 14, note: 'No tax by § 19 UStG.', version: 0 },
    });
  });
});
