import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import ReadingListPage from './page.tsx';

const open = () => renderPage(<ReadingListPage />, { at: '/lists/summer', pattern: '/lists/:id' });
const LIST = 'GET /api/reading-lists/:id';

it('shows the books of a list in its order, each with why and who', async () => {
  stubApi({
    [LIST]: () => ({
      id: 'summer',
      title: 'Books for summer',
      sentence: 'For long evenings.',
      by: 'Anna',
      books: [
        { book: aCard({ title: 'Emma', teaser: 'A match.' }), sentence: 'It is kind.', by: 'Ben' },
        { book: aCard({ title: 'Dune', teaser: 'Sand.' }) },
        { book: aCard({ title: 'Ulysses', stock: 0 }) },
      ],
    }),
  });
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Books for summer');
  expect(screen.getByText('For long evenings.')).toBeVisible();
  expect(screen.getByText('Recommended by Anna')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Books in this list');
  const [emma, dune, soldOut] = screen.getAllByRole('article').map((card) => within(card));
  expect(emma?.getByRole('link', { name: 'Emma' })).toBeVisible();
  expect(emma?.getByText('Picked by Ben: “It is kind.”')).toBeVisible();
  expect(dune?.getByText('Sand.')).toBeVisible();
  expect(dune?.getByRole('button', { name: /cart/i })).toBeVisible();
  expect(soldOut?.queryByRole('button')).toBeNull();
});

it('says that a list is empty, or that there is none', async () => {
  const { answer } = stubApi({ [LIST]: () => ({ id: 'summer', title: 'Summer', books: [] }) });
  open();
  expect(await screen.findByText('There are no books in this list at the moment.')).toBeVisible();
  cleanup();
  answer(LIST, () => problem(404, 'not-found'));
  open();
  expect(await screen.findByText('There is no such list in the shop.')).toBeVisible();
});
