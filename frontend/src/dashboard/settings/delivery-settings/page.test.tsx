import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aShop, aWay } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import DeliverySettingsPage from './page.tsx';

const EDIT = 'PUT /api/admin/shop';

beforeEach(() => signInAdmin());

function open(given: Partial<ShopView> = {}) {
  const shop = aShop(given);
  const api = stubApi({
    'GET /api/shop': () => shop,
    [EDIT]: ({ body }) => ({ ...shop, ...(body as Partial<ShopView>) }),
  });
  const { user } = renderPage(<DeliverySettingsPage />, { at: '/dashboard/settings/delivery' });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const save = async () => {
    await press('Save delivery');
    return api.callsTo(EDIT).at(-1)?.body as ShopView | undefined;
  };
  return { ...api, user, press, save };
}
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the settings of the delivery', () => {
  it('take a second way with countries, steps and days', async () => {
    const { user, press, save } = open();
    await press('Add a way of delivery');
    await user.type(group('Way 1').getByLabelText('Name (optional)'), 'Parcel');
    const second = group('Way 2');
    await user.type(second.getByLabelText('Name (optional)'), 'Abroad');
    await user.selectOptions(second.getByLabelText('Countries'), 'Austria');
    await user.selectOptions(second.getByLabelText('Countries'), 'Germany');
    await user.click(second.getByRole('button', { name: 'Remove Austria' }));
    await user.click(second.getByRole('button', { name: 'Add a step by sum' }));
    const fill = async (label: string, text: string) => {
      await user.clear(second.getByLabelText(label));
      await user.type(second.getByLabelText(label), text);
    };
    await fill('Delivery fee', '4.50');
    await fill('From a sum of', '20');
    await fill('Fee', '2.50');
    await fill('Working days, to', '6');
    const body = await save();
    expect(body?.ways).toEqual([
      aWay({ id: 'delivery', name: 'Parcel' }),
      {
        ...aWay({ name: 'Abroad', countries: ['DE'], days: { from: 2, to: 6 } }),
        id: expect.stringMatching(/^[a-z0-9-]{8,40}$/),
        steps: [
          { sum: 0, price: 4.5 },
          { sum: 20, price: 2.5 },
        ],
      },
    ]);
    expect(body).not.toHaveProperty('closed');
  });

  it('lose a way, and the others keep what they have', async () => {
    const ways = ['One', 'Two', 'Three'].map((name, at) => aWay({ name, price: at }));
    const { user, save } = open({ ways });
    await screen.findByRole('button', { name: 'Save delivery' });
    await user.click(group('Way 2').getByRole('button', { name: 'Remove this way' }));
    expect((await save())?.ways).toEqual([ways[0], ways[2]]);
  });

  it('move the focus into what is added', async () => {
    const { user, press } = open();
    await press('Add a way of delivery');
    const second = group('Way 2');
    expect(second.getByLabelText('Name (optional)')).toHaveFocus();
    await user.click(second.getByRole('button', { name: 'Add a step by sum' }));
    expect(second.getByLabelText('From a sum of')).toHaveFocus();
    await user.click(group('Way 1').getByRole('button', { name: 'Add a step by weight' }));
    expect(group('Way 1').getByLabelText(/^Over a weight/)).toHaveFocus();
  });

  it('keep the focus near what is taken off', async () => {
    const ways = ['One', 'Two'].map((name) => aWay({ name }));
    const { user } = open({ ways });
    await screen.findByRole('button', { name: 'Save delivery' });
    const first = group('Way 1');
    await user.click(first.getByRole('button', { name: 'Add a step by sum' }));
    await user.click(first.getByRole('button', { name: 'Remove the last step' }));
    expect(first.getByRole('button', { name: 'Add a step by sum' })).toHaveFocus();
    await user.click(first.getByRole('button', { name: 'Remove this way' }));
    expect(screen.getByRole('button', { name: 'Add a way of delivery' })).toHaveFocus();
  });

  it('take steps by weight, and the weight of a book that has none', async () => {
    const { user, save } = open();
    await screen.findByRole('button', { name: 'Save delivery' });
    expect(screen.queryByLabelText(/^Weight of a book/)).toBeNull();
    const way = group('Way 1');
    const weigh = () => user.click(way.getByRole('button', { name: 'Add a step by weight' }));
    await weigh();
    expect(way.queryByRole('button', { name: 'Add a step by sum' })).toBeNull();
    await user.type(way.getByLabelText(/^Over a weight/), '1000');
    await user.type(way.getByLabelText('Fee'), '6.50');
    await weigh();
    await user.click(way.getByRole('button', { name: 'Remove the last step' }));
    await user.clear(screen.getByLabelText(/^Weight of a book/));
    await user.type(screen.getByLabelText(/^Weight of a book/), '350');
    expect(await save()).toMatchObject({
      ways: [{ steps: [{ sum: 0, price: 0 }], heavier: [{ over: 1000, price: 6.5 }] }],
      usualWeight: 350,
    });
    await user.click(way.getByRole('button', { name: 'Remove the last step' }));
    const body = await save();
    expect(body?.ways[0]).not.toHaveProperty('heavier');
    expect(body).not.toHaveProperty('usualWeight');
  });

  it('name the countries that two ways share', async () => {
    const ways = [
      aWay({ name: 'Home', countries: ['DE', 'AT'] }),
      aWay({ name: 'Express', countries: ['DE'] }),
      aWay({ name: 'Shop', kind: 'pick-up' }),
    ];
    open({ ways });
    await screen.findByRole('button', { name: 'Save delivery' });
    expect(screen.getAllByText(/customers there choose/)).toHaveLength(1);
    expect(group('Way 2').getByText(/^“Home” goes to Germany, too/)).toBeVisible();
  });

  it('promise dates once it is said when the shop is closed', async () => {
    const { user, save } = open();
    await user.click(await screen.findByRole('checkbox', { name: /^Promise dates/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
    await user.type(screen.getByLabelText('Closed dates (optional)'), '2026-12-25');
    expect((await save())?.closed).toEqual({ weekdays: [0], dates: ['2026-12-25'] });
  });

  it('say how long pick-ups are kept where there is such a way', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Kind'), 'Pick-up in the shop');
    expect(screen.getByLabelText(/^Days that you keep/)).toHaveValue(14);
    expect(screen.queryByLabelText('Countries')).toBeNull();
  });

  it.each([
    ['ways.0.steps.1.sum', 'From a sum of'],
    ['ways.0.freeFrom', 'Free from (optional)'],
    ['ways.0.countries', 'Countries'],
    ['ways.0.name', 'Name (optional)'],
  ])('show what is wrong at %s', async (path, label) => {
    const steps = [
      { sum: 0, price: 3 },
      { sum: 20, price: 1 },
    ];
    const { answer, save } = open({ ways: [aWay({ steps })] });
    answer(EDIT, () => problem(400, 'bad-request', { fields: [{ path, message: 'Not so.' }] }));
    await screen.findByLabelText(label);
    await save();
    expect(await screen.findByText('Not so.')).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Not so\./);
  });
});
