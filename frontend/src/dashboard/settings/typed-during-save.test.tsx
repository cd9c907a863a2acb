import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aShop } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../testing/sign-in-admin.ts';
import { deferred } from '../../testing/stub-api.ts';

it('what is typed during a save stays, and the shop asks before somebody leaves with it', async () => {
  signInAdmin();
  const saving = deferred<ReturnType<typeof aShop>>();
  stubDashboard({ 'PUT /api/admin/shop/banner': saving.answer });
  const { user } = renderApp('/dashboard/settings');
  const heading = await screen.findByLabelText('Heading (optional)');
  await user.type(heading, 'Winter');
  await user.click(screen.getByRole('button', { name: 'Save banner' }));
  await user.type(heading, ' nights');
  saving.release(aShop({ banner: { heading: 'Winter' } }));
  expect(await screen.findByText('The banner has been saved')).toBeInTheDocument();
  expect(heading).toHaveValue('Winter nights');
  await user.click(screen.getAllByRole('link', { name: 'Orders' })[0] as Element);
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});
