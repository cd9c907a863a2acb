import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aShop, aWay } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import DeliverySettingsPage from '../delivery-settings/page.tsx';
import SettingsPage from './page.tsx';

const field = (label: string) => screen.findByLabelText(label);

beforeEach(() => signInAdmin());

describe('the settings of two admins at once', () => {
  it('asks which to keep where another admin has changed the same, and fills in the rest', async () => {
    const EDIT_IDENTITY = 'PUT /api/admin/shop/identity';
    const theirs = aShop({
      phone: '+1 555 0111',
      email: 'theirs@corner.example',
      versions: { identity: 8, banner: 0, delivery: 3, retention: 0, storefront: 0 },
    });
    const { callsTo, answer } = stubApi({
      'GET /api/shop': () =>
        aShop({
          phone: '+1 555 0100',
          versions: { identity: 7, banner: 0, delivery: 3, retention: 0, storefront: 0 },
        }),
      [EDIT_IDENTITY]: () => problem(409, 'changed-meanwhile', { current: theirs }),
    });
    const { user } = renderPage(<SettingsPage />, { at: '/dashboard/settings' });
    await user.clear(await field('Telephone (optional)'));
    await user.type(await field('Telephone (optional)'), '+1 555 0199');
    await user.type(await field('In one sentence (optional)'), 'Mine.');
    await user.click(screen.getByRole('button', { name: 'Save shop' }));
    const heading = () => screen.findByText('Somebody else has changed the shop in the meantime');
    expect(await heading()).toHaveFocus();
    expect(await field('Email (optional)')).toHaveValue('theirs@corner.example');
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Telephone']);
    await user.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(await field('Telephone (optional)')).toHaveValue('+1 555 0111');
    expect(await heading()).toHaveFocus();
    answer(EDIT_IDENTITY, () => ({ ...theirs, description: 'Mine.' }));
    await user.click(screen.getByRole('button', { name: 'Save shop' }));
    expect(await screen.findByText('The shop has been saved')).toBeInTheDocument();
    expect(callsTo(EDIT_IDENTITY).map(({ body }) => body)).toMatchObject([
      { phone: '+1 555 0199', version: 7 },
      {
        phone: '+1 555 0111',
        description: 'Mine.',
        email: 'theirs@corner.example',
        version: 8,
      },
    ]);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });

  const EDIT_DELIVERY = 'PUT /api/admin/shop';
  const open = (theirs: Partial<ShopView>) => {
    const current = aShop({ ...theirs, versions: { ...aShop().versions, delivery: 1 } });
    const api = stubApi({
      'GET /api/shop': () => aShop({ ways: [aWay({ price: 3 })] }),
      [EDIT_DELIVERY]: ({ body }) =>
        (body as { version: number }).version === 0
          ? problem(409, 'changed-meanwhile', { current })
          : { ...current, ways: [aWay({ price: 4 })] },
    });
    const { user } = renderPage(<DeliverySettingsPage />, { at: '/dashboard/settings/delivery' });
    const save = async (fee: string) => {
      await user.clear(await field('Delivery fee'));
      await user.type(await field('Delivery fee'), fee);
      await user.click(screen.getByRole('button', { name: 'Save delivery' }));
    };
    return { ...api, user, save };
  };

  it('shows what another admin has changed besides, before both are saved', async () => {
    const { user, save, callsTo } = open({ ways: [aWay({ price: 3, freeFrom: 50 })] });
    await save('4');
    expect(await screen.findByText(/Their changes are in the form now/)).toBeVisible();
    expect(await field('Free from (optional)')).toHaveValue('50.00');
    expect(screen.queryByRole('button', { name: 'Use theirs' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save delivery' }));
    expect(await screen.findByText('Delivery has been saved')).toBeInTheDocument();
    const body = { ways: [aWay({ price: 4, freeFrom: 50 })], version: 1 };
    expect(callsTo(EDIT_DELIVERY).at(-1)?.body).toMatchObject(body);
  });

  it('says nothing where both want the same', async () => {
    const { save, callsTo } = open({ ways: [aWay({ price: 4 })] });
    await save('4');
    expect(await screen.findByText('Delivery has been saved')).toBeInTheDocument();
    expect(callsTo(EDIT_DELIVERY)).toHaveLength(1);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });

  it('saves over an edit that has changed nothing', async () => {
    const { save, callsTo } = open({ ways: [aWay({ price: 3 })] });
    await save('4');
    expect(await screen.findByText('Delivery has been saved')).toBeInTheDocument();
    expect(callsTo(EDIT_DELIVERY).at(-1)?.body).toMatchObject({
      ways: [aWay({ price: 4 })],
      version: 1,
    });
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });
});
