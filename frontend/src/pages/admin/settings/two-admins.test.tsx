import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { SettingsPage } from '../settings-page.tsx';

const field = (label: string) => screen.findByLabelText(label);

beforeEach(() => signInAdmin());

describe('the settings of two admins at once', () => {
  it('asks which to keep where another admin has changed the same, and fills in the rest', async () => {
    const EDIT_IDENTITY = 'PUT /api/admin/shop/identity';
    const theirs = aShop({ phone: '+1 555 0111', email: 'theirs@corner.example' });
    const { callsTo, answer } = stubApi({
      'GET /api/shop': () => aShop({ phone: '+1 555 0100' }),
      [EDIT_IDENTITY]: () =>
        problem(409, 'changed-meanwhile', {
          shop: theirs,
          fields: [{ path: 'phone', message: 'Somebody else has changed this in the meantime.' }],
        }),
    });
    const { user } = renderPage(<SettingsPage />, { at: '/dashboard/settings' });
    await user.clear(await field('Telephone (optional)'));
    await user.type(await field('Telephone (optional)'), '+1 555 0199');
    await user.type(await field('In one sentence (optional)'), 'Mine.');
    await user.click(screen.getByRole('button', { name: 'Save shop' }));
    expect(
      await screen.findByText('Somebody else has changed the shop in the meantime'),
    ).toHaveFocus();
    expect(await field('Email (optional)')).toHaveValue('theirs@corner.example');
    expect(screen.getAllByRole('group', { name: /Telephone|Email|sentence/ })).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /Theirs.*0111/ }));
    expect(await field('Telephone (optional)')).toHaveValue('+1 555 0111');
    answer(EDIT_IDENTITY, () => ({ ...theirs, description: 'Mine.' }));
    await user.click(screen.getByRole('button', { name: 'Save shop' }));
    expect(await screen.findByText('The shop has been saved')).toBeInTheDocument();
    expect(callsTo(EDIT_IDENTITY).map(({ body }) => body)).toMatchObject([
      { phone: '+1 555 0199', seen: { phone: '+1 555 0100' } },
      {
        phone: '+1 555 0111',
        description: 'Mine.',
        email: 'theirs@corner.example',
        seen: { phone: '+1 555 0111', email: 'theirs@corner.example' },
      },
    ]);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });
});
