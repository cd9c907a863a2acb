import type { InterruptedChange } from '@book-store/contract/schemas/book-changes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aBook } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../testing/sign-in-admin.ts';
import { problem } from '../../testing/stub-api.ts';

const LIST = 'GET /api/admin/books/changes';
const UNDO = 'POST /api/admin/books/changes/undo';
const KEEP = 'DELETE /api/admin/books/changes/:id';

const emma = aBook({ title: 'Emma', newPrice: 11 });
const change: InterruptedChange = {
  id: '0b9dc0a4-6f0e-4c3e-9b0a-5f4f8a3a7d11',
  by: 'anna',
  at: '2026-11-20T12:00:00.000Z',
  fields: [
    { field: 'books', to: 250 },
    { field: 'newPrice', to: '+10%' },
  ],
  books: [{ _id: emma._id, from: { newPrice: 10 }, to: { newPrice: 11 } }],
};
const undone = { changed: 1, unchanged: 0, refused: 0, books: [] };

const open = (stubs = {}) => {
  const api = stubDashboard({
    'GET /api/admin/books': () => [emma],
    [LIST]: () => [change],
    ...stubs,
  });
  return { ...api, ...renderApp('/dashboard/manage-books') };
};
const notice = () => screen.findByRole('region', { name: 'Interrupted changes' });
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Interrupted changes' })).toBeNull());

beforeEach(() => signInAdmin());

it('an interrupted change is told above the books, and is undone after a question', async () => {
  const { user, answer, callsTo } = open({ [UNDO]: () => undone });
  expect(await notice()).toHaveTextContent(
    /^anna began to change 250 books: price \+10%\. It stopped in the middle on Nov 20, 2026, .+, when up to 1 book had been changed\./,
  );
  await user.click(within(await notice()).getByRole('button', { name: 'Undo what was done' }));
  const question = await screen.findByRole('dialog', { name: 'Undo what was done?' });
  expect(callsTo(UNDO)).toEqual([]);
  answer(LIST, () => []);
  await user.click(within(question).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 book put back.')).toBeInTheDocument();
  expect(callsTo(UNDO)[0]?.body).toEqual({ books: change.books, interrupted: change.id });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await isGone();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All Books' })).toHaveFocus());
});

it('an interrupted change is kept as it is on request', async () => {
  const { user, answer, callsTo } = open({ [KEEP]: () => [] });
  await user.click(within(await notice()).getByRole('button', { name: 'Keep as it is' }));
  answer(LIST, () => []);
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('The books stay as they are.')).toBeInTheDocument();
  expect(callsTo(KEEP)[0]?.path).toBe(`/api/admin/books/changes/${change.id}`);
  await isGone();
});

it('an interrupted change stays there if undoing it is refused', async () => {
  const { user } = open({ [UNDO]: () => problem(503, 'unavailable', { detail: 'Not now.' }) });
  await user.click(within(await notice()).getByRole('button', { name: 'Undo what was done' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(await notice()).toBeVisible();
});

it('nothing is told of interrupted changes that fail to load', async () => {
  const { callsTo } = open({ [LIST]: () => problem(500, 'internal') });
  expect(await screen.findByRole('row', { name: /Emma/ })).toBeVisible();
  await waitFor(() => expect(callsTo(LIST)).toHaveLength(1));
  await isGone();
});
