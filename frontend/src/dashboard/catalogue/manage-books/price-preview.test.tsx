import type { ChangedBooks } from '@book-store/contract/catalogue/books/book-changes.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBook } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { deferred } from '../../../testing/stub-api.ts';

const CHANGES = 'POST /api/admin/books/changes';

it('asks for another preview if something is typed before the first one is there', async () => {
  signInAdmin();
  const emma = aBook({ title: 'Emma', newPrice: 10 });
  const slow = deferred<ChangedBooks>();
  const { callsTo } = stubDashboard({
    'GET /api/admin/books': () => [emma],
    [CHANGES]: slow.answer,
  });
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('checkbox', { name: '1 Choose Emma' }));
  const chosen = screen.getByRole('region', { name: 'Chosen books' });
  await user.click(within(chosen).getByRole('button', { name: 'Price' }));
  const number = screen.getByLabelText('Number');
  await user.type(number, '-1');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(callsTo(CHANGES)).toHaveLength(1));
  await user.type(number, '0');
  slow.release({ changed: 1, unchanged: 0, refused: 0, books: [] });
  const preview = await screen.findByRole('button', { name: 'Preview' });
  await waitFor(() => expect(preview).not.toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByRole('button', { name: 'Change 1 book' })).toBeNull();
});
