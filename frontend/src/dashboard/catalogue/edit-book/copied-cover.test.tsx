import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';

const GET = 'GET /api/books/:id';
const PUT = 'PUT /api/books/edit/:id';
const RETRY = 'POST /api/admin/covers/retries';
const SOURCE = 'https://pictures.example/emma.jpg';
const WAITING = { coverImage: '', coverTint: undefined, coverSource: SOURCE };

beforeEach(() => signInAdmin());

function open(given: Partial<BookView>) {
  const book = aBook({ title: 'Emma', ...given });
  const api = stubDashboard({
    [GET]: () => book,
    [PUT]: () => book,
    [RETRY]: () => ({ books: 1 }),
    'GET /api/admin/drawn-cover': () => ({ picture: 'data:image/webp;base64,' }),
    'GET /api/admin/books': () => [book],
  });
  return { ...api, book };
}
const openForm = (given: Partial<BookView>) => {
  const api = open(given);
  return { ...api, ...renderApp(`/dashboard/edit-book/${api.book._id}`) };
};
const url = () => screen.findByLabelText('Cover Image URL');
const statusOf = (text: RegExp) => screen.findByText(text);

describe('the cover of a book by address', () => {
  it('is being copied until its picture is there, and its address stays as it is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { answer, book, user, callsTo } = openForm(WAITING);
      expect(await statusOf(/being copied into the shop/)).toBeVisible();
      expect(await url()).toHaveValue(SOURCE);
      const loaded = () => screen.queryByRole('img', { name: 'Cover of Emma' });
      expect(loaded()).toBeNull();
      answer(GET, () => ({ ...book, coverImage: 'copy.webp' }));
      await vi.advanceTimersByTimeAsync(3000);
      await waitFor(() => expect(loaded()).toHaveAttribute('src', '/covers/480/copy.webp'));
      expect(screen.queryByText(/being copied/)).toBeNull();
      const reads = callsTo(GET).length;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(callsTo(GET)).toHaveLength(reads);
      await user.click(screen.getByRole('button', { name: 'Update Book' }));
      await waitFor(() => expect(callsTo(PUT)[0]?.body).toMatchObject({ coverImage: SOURCE }));
    } finally {
      vi.useRealTimers();
    }
  });

  it('says why it could not be fetched, and tries again', async () => {
    const { answer, book, user, callsTo } = openForm({ ...WAITING, coverProblem: 'not-found' });
    expect(await statusOf(/could not be fetched: there is nothing at this address/)).toBeVisible();
    answer(GET, () => ({ ...book, coverProblem: undefined }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await statusOf(/being copied into the shop/)).toBeVisible();
    expect(callsTo(RETRY)[0]?.body).toEqual({ ids: [book._id] });
  });

  it('is never loaded from its address, also while another one is typed', async () => {
    const { user } = openForm(WAITING);
    await user.clear(await url());
    await user.type(await url(), 'https://pictures.example/other.jpg');
    expect(screen.queryByText(/being copied/)).toBeNull();
    expect(document.querySelector('img[src*="pictures.example"]')).toBeNull();
  });
});

describe('the list of covers that could not be fetched', () => {
  it('says why, and tries them all again', async () => {
    const api = open({ ...WAITING, coverProblem: 'timeout' });
    const { user } = renderApp('/dashboard/manage-books?failedCover=true');
    expect(await screen.findByText('the server has not sent it within five seconds')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cover not fetched' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    api.answer('GET /api/admin/books', () => []);
    await user.click(screen.getByRole('button', { name: 'Try all again' }));
    expect(await screen.findByText(/1 cover will be fetched again/)).toBeVisible();
    expect(api.callsTo(RETRY)[0]?.body).toEqual({});
    expect(await screen.findByText('No matching books.')).toBeVisible();
  });
});
