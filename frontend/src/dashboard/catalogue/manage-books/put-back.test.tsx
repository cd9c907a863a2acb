import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook, aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { paged } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/books';
const CHANGES = 'POST /api/admin/books/changes';
const DELETE = 'DELETE /api/books/:id';
const AT = '/dashboard/manage-books';

const shelf = (count: number) =>
  Array.from({ length: count }, (_, index) => aBook({ title: `Book ${index + 1}` }));
const row = (title: string) => screen.findByRole('row', { name: new RegExp(`${title} `) });
const click = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => signInAdmin());

describe('deleted books', () => {
  it('can be put back right after, in a refined shop', async () => {
    const PUT_BACK = 'POST /api/admin/bin/put-back';
    const emma = aBook({ title: 'Emma' });
    const { callsTo } = stubDashboard({
      'GET /api/shop': () => aShop({ storefront: 'refined' }),
      [LIST]: () => [emma],
      [DELETE]: () => emma,
      [PUT_BACK]: () => ({ changed: 1, unchanged: 0, refused: 0, books: [] }),
    });
    const { user } = renderApp(AT);
    await screen.findByRole('columnheader', { name: /Copies/ });
    await user.click(within(await row('Emma')).getByRole('button', { name: /^Delete/ }));
    await click(user, 'Delete book');
    await user.click(await screen.findByRole('link', { name: 'Put back' }));
    expect(await screen.findByText('“Emma” is back in the shop')).toBeInTheDocument();
    expect(callsTo(PUT_BACK)[0]?.body).toEqual({ ids: [emma._id] });
  });

  it('can be put back together', async () => {
    const books = shelf(3);
    const outcome = ({ _id }: { _id: string }) => ({ _id, outcome: 'changed' as const });
    const all = { changed: 3, unchanged: 0, refused: 0, books: books.map(outcome) };
    const PUT_BACK = 'POST /api/admin/bin/put-back';
    const { callsTo } = stubDashboard({
      [LIST]: paged(books),
      [CHANGES]: () => all,
      [PUT_BACK]: () => all,
    });
    const { user } = renderApp(AT);
    await user.click(await screen.findByLabelText(/Choose all/));
    await click(user, 'More changes');
    await click(user, 'Delete…');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete 3 books' }));
    await click(user, 'Undo');
    expect(await screen.findByText('3 books put back.')).toBeVisible();
    expect(callsTo(PUT_BACK)[0]?.body).toEqual({ ids: books.map(({ _id }) => _id) });
  });
});
