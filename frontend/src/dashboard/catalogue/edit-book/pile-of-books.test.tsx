import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBook, aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';

it('a refined dashboard is ready for the ISBN of the next book', async () => {
  signInAdmin();
  stubDashboard({
    'GET /api/shop': () => aShop({ storefront: 'refined' }),
    'POST /api/books/create-book': () => aBook(),
  });
  const { user } = renderApp('/dashboard/add-new-book');
  await screen.findByLabelText('Old price (optional)');
  await user.type(screen.getByLabelText('Title'), 'Emma');
  await user.type(screen.getByLabelText('Description'), 'A matchmaker learns.');
  await user.type(screen.getByLabelText('New price'), '9.50');
  await user.selectOptions(screen.getByLabelText('Category'), 'Fiction');
  await user.click(screen.getByRole('button', { name: 'Add book' }));
  await waitFor(() => expect(screen.getByLabelText(/^ISBN/)).toHaveFocus());
  expect(screen.getByLabelText('Title')).toHaveValue('');
});
