import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { deferred } from '../../../testing/stub-api.ts';

beforeEach(() => signInAdmin());

it('what is typed during a save stays, and the shop asks before somebody leaves with it', async () => {
  const saving = deferred<ReturnType<typeof aShop>>();
  stubDashboard({ 'PUT /api/admin/shop/home-page': saving.answer });
  const { user } = renderApp('/dashboard/settings');
  const heading = await screen.findByLabelText('Heading (optional)');
  await user.type(heading, 'Winter');
  await user.click(screen.getByRole('button', { name: 'Save banner' }));
  await user.type(heading, ' nights');
  saving.release(aShop({ banner: { heading: 'Winter' } }));
  expect(await screen.findByText('The banner has been saved')).toBeInTheDocument();
  expect(heading).toHaveValue('Winter nights');
  await user.click(screen.getAllByRole('link', { name: 'Orders' })[0] as Element);
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
});

it('what the server has made of a field is not put over what was typed into it during the save', async () => {
  const saving = deferred<ReturnType<typeof aShop>>();
  stubDashboard({ 'PUT /api/admin/shop/identity': saving.answer });
  const { user } = renderApp('/dashboard/settings');
  const [hours, address] = [
    await screen.findByLabelText('Opening hours (optional)'),
    await screen.findByLabelText('Address (optional)'),
  ];
  await user.type(hours, 'Mon 9 to 5 {Enter}Tue 9 to 5');
  await user.type(address, '1 Lane {Enter}Town');
  await user.click(screen.getByRole('button', { name: 'Save shop' }));
  await user.type(hours, '{Enter}Wed');
  saving.release(aShop({ openingHours: 'Mon 9 to 5\nTue 9 to 5', address: '1 Lane\nTown' }));
  await waitFor(() => expect(address).toHaveValue('1 Lane\nTown'));
  expect(hours).toHaveValue('Mon 9 to 5 \nTue 9 to 5\nWed');
});

it('a text that is only tidied by its save is not unsaved', async () => {
  stubDashboard({
    'PUT /api/admin/shop/home-page': ({ body }) => aShop({ banner: body as object }),
  });
  const { user } = renderApp('/dashboard/settings');
  const heading = await screen.findByLabelText('Heading (optional)');
  await user.type(heading, ' Winter ');
  await user.click(screen.getByRole('button', { name: 'Save banner' }));
  await waitFor(() => expect(heading).toHaveValue('Winter'));
  await user.click(screen.getAllByRole('link', { name: 'Orders' })[0] as Element);
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
});

it('asks before somebody leaves with a text in one form, though another one is saved', async () => {
  stubDashboard({
    'PUT /api/admin/shop/home-page': ({ body }) => aShop({ banner: body as object }),
  });
  const { user } = renderApp('/dashboard/settings');
  await user.type(await screen.findByLabelText('Telephone (optional)'), '+1 555 0199');
  await user.type(screen.getByLabelText('Heading (optional)'), 'Winter');
  await user.click(screen.getByRole('button', { name: 'Save banner' }));
  expect(await screen.findByText('The banner has been saved')).toBeInTheDocument();
  await user.click(screen.getAllByRole('link', { name: 'Orders' })[0] as Element);
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
});
