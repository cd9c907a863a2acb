import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { problem, type Stubs, stubApi } from '../../../testing/stub-api.ts';
import SettingsPage from './page.tsx';

const EDIT = 'PUT /api/admin/shop/storefront';
const place = { currency: 'USD', locale: 'en-US', orderPrefix: 'LE-' };
const field = () => screen.findByLabelText('Before the numbers of orders (optional)');

function open(stubs: Stubs = {}) {
  const api = stubApi({ 'GET /api/shop': () => aShop(), ...stubs });
  return { ...api, ...renderPage(<SettingsPage />, { at: '/dashboard/settings' }) };
}

async function save({ user }: ReturnType<typeof open>, prefix: string) {
  await user.clear(await field());
  if (prefix) await user.type(await field(), prefix);
  await user.click(screen.getByRole('button', { name: 'Save storefront' }));
}

beforeEach(() => signInAdmin());

describe('the setting of what stands before the numbers of orders', () => {
  it('shows BS- at first, and an example of what is typed', async () => {
    const page = open({ [EDIT]: () => aShop({ place }) });
    expect(await field()).toHaveValue('BS-');
    expect(await field()).toHaveAccessibleDescription(/BS-10042/);
    await save(page, 'LE-');
    expect(await field()).toHaveAccessibleDescription(/LE-10042/);
    expect(await screen.findByText('The storefront has been saved')).toBeInTheDocument();
    expect(page.callsTo(EDIT)[0]?.body).toMatchObject({ orderPrefix: 'LE-' });
  });

  it('can be emptied', async () => {
    const page = open({
      'GET /api/shop': () => aShop({ place }),
      [EDIT]: () => aShop({ place: { ...place, orderPrefix: '' } }),
    });
    expect(await field()).toHaveValue('LE-');
    await save(page, '');
    expect(await screen.findByText('The storefront has been saved')).toBeInTheDocument();
    expect(page.callsTo(EDIT)[0]?.body).toMatchObject({ orderPrefix: '' });
  });

  it('says what it can be instead of saving anything else', async () => {
    const page = open();
    await save(page, '2026-');
    expect(await field()).toHaveAccessibleDescription(
      /letters from A to Z and hyphens, a letter first/,
    );
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveFocus();
    expect(page.callsTo(EDIT)).toEqual([]);
  });

  it("shows the shop's refusal at its field", async () => {
    const fields = [{ path: 'orderPrefix', message: 'Please enter fewer letters.' }];
    const page = open({ [EDIT]: () => problem(400, 'bad-request', { fields }) });
    await save(page, 'LESEECK-');
    expect(await screen.findByText('Please enter fewer letters.')).toBeVisible();
    expect(await field()).toHaveFocus();
  });
});
