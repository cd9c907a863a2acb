import type { UploadedPicture } from '@book-store/contract/parts.schemas';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook, anUploadedPicture } from '../../../testing/builders.ts';
import { enter } from '../../../testing/enter.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { deferred, problem, type Stubs } from '../../../testing/stub-api.ts';

const GET = 'GET /api/books/:id';
const PUT = 'PUT /api/books/edit/:id';
type User = ReturnType<typeof renderApp>['user'];

const field = (label: string) => screen.getByLabelText(label);
const title = () => screen.findByLabelText('Title');
const click = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
async function retype(user: User, label: string, text: string) {
  await user.clear(field(label));
  await enter(user, field(label), text);
}

beforeEach(() => signInAdmin());

const emma = () =>
  aBook({
    title: 'Emma',
    author: 'Jane Austen',
    description: 'A matchmaker learns.',
    category: 'fiction',
    coverImage: 'emma.webp',
    oldPrice: 12,
    newPrice: 9.5,
    trending: true,
  });

function open(stubs: Stubs = {}, book = emma()) {
  const api = stubDashboard({
    [GET]: () => book,
    [PUT]: () => book,
    'POST /api/admin/covers': () => anUploadedPicture({ fileName: 'new.webp' }),
    ...stubs,
  });
  return { ...api, ...renderApp(`/dashboard/edit-book/${book._id}`), book };
}

describe('Update Book', () => {
  it('needs no old price for a book that has none, as imported ones', async () => {
    const { user, callsTo } = open({}, { ...emma(), oldPrice: undefined });
    await title();
    expect(field('Old Price (optional)')).toHaveValue('');
    await retype(user, 'New Price', '9.75');
    await click(user, 'Update Book');
    await waitFor(() => expect(callsTo(PUT)).toHaveLength(1));
    expect(callsTo(PUT)[0]?.body).toMatchObject({ newPrice: 9.75, oldPrice: null });
  });

  it('needs no description for a book that has none, as imported ones', async () => {
    const { user, callsTo } = open({}, { ...emma(), description: '' });
    await title();
    await retype(user, 'New Price', '9.75');
    await click(user, 'Update Book');
    await waitFor(() => expect(callsTo(PUT)).toHaveLength(1));
    expect(callsTo(PUT)[0]?.body).toMatchObject({ newPrice: 9.75, description: '' });
  });

  it('shows the stored book', async () => {
    open();
    expect(await title()).toHaveValue('Emma');
    expect(screen.getByRole('heading', { level: 2, name: 'Update Book' })).toBeVisible();
    expect(field('Author (optional)')).toHaveValue('Jane Austen');
    expect(field('Description')).toHaveValue('A matchmaker learns.');
    expect(field('Category')).toHaveValue('fiction');
    expect(field('Trending')).toBeChecked();
    expect(field('Old Price')).toHaveValue('12.00');
    expect(field('New Price')).toHaveValue('9.50');
    expect(field('Cover Image URL')).toHaveValue('emma.webp');
  });

  it('shows the cover that the shop draws while the book has no picture, as it is typed', async () => {
    const { user, calls } = open({}, { ...emma(), coverImage: '', hidden: true });
    expect(await screen.findByRole('img', { name: 'The cover drawn for Emma' })).toBeVisible();
    await title();
    await retype(user, 'Title', 'Emma II');
    expect(await screen.findByRole('img', { name: 'The cover drawn for Emma II' })).toBeVisible();
    const asked = calls.filter(({ path }) => path === '/api/admin/drawn-cover');
    expect(asked.at(-1)?.query.get('author')).toBe('Jane Austen');
  });

  it('sends all fields, confirms it and refetches the book', async () => {
    const { user, callsTo, answer, book } = open();
    await title();
    await retype(user, 'Title', 'Emma, revised');
    await retype(user, 'Author (optional)', '');
    await retype(user, 'New Price', '8');
    await user.click(field('Trending'));
    answer(GET, () => ({ ...book, title: 'Emma, Revised', author: undefined, newPrice: 8 }));
    await click(user, 'Update Book');
    expect(await screen.findByText('Book Updated')).toBeInTheDocument();
    expect(screen.getByText('Your book is updated successfully!')).toBeInTheDocument();
    expect(screen.getByText(/^Saved at \d\d?:\d\d/)).toBeInTheDocument();
    const [call] = callsTo('PUT /api/books/edit/:id');
    expect(call?.path).toBe(`/api/books/edit/${book._id}`);
    expect(call?.headers.get('authorization')).toBe('Bearer admin-token');
    expect(call?.body).toEqual({
      title: 'Emma, revised',
      author: '',
      description: 'A matchmaker learns.',
      category: 'fiction',
      trending: false,
      oldPrice: 12,
      newPrice: 8,
      coverImage: 'emma.webp',
      version: 0,
    });
    await click(user, "Yes, It's Okay!");
    expect(field('Title')).toHaveValue('Emma, Revised');
  });

  it('keeps the cover if its URL is left blank', async () => {
    const { user, callsTo } = open();
    await title();
    await retype(user, 'Cover Image URL', '');
    await click(user, 'Update Book');
    await screen.findByText('Book Updated');
    await waitFor(() => expect(field('Cover Image URL')).toHaveValue('emma.webp'));
    expect(callsTo('PUT /api/books/edit/:id')[0]?.body).toMatchObject({
      coverImage: 'emma.webp',
    });
  });

  it('accepts an uploaded picture as the cover', async () => {
    const { user, callsTo } = open();
    await title();
    const file = new File(['picture'], 'new.png', { type: 'image/png' });
    await user.upload(field('Upload another picture'), file);
    await waitFor(() => expect(field('Cover Image URL')).toHaveValue('new.webp'));
    await click(user, 'Update Book');
    await screen.findByText('Book Updated');
    expect(callsTo('PUT /api/books/edit/:id')[0]?.body).toMatchObject({
      coverImage: 'new.webp',
    });
  });

  it('prefers a URL typed after a picture was chosen', async () => {
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const { answer: pending } = deferred<UploadedPicture>();
    const { user, callsTo } = open({ 'POST /api/admin/covers': pending });
    await title();
    const file = new File(['picture'], 'new.png', { type: 'image/png' });
    await user.upload(field('Upload another picture'), file);
    await retype(user, 'Cover Image URL', 'https://example.com/a.jpg');
    expect(abort).toHaveBeenCalled();
    await click(user, 'Update Book');
    await screen.findByText('Book Updated');
    expect(callsTo('PUT /api/books/edit/:id')[0]?.body).toMatchObject({
      coverImage: 'https://example.com/a.jpg',
    });
  });

  it('shows an alert, and the reason at the field', async () => {
    const fields = [{ path: 'coverImage', message: 'No such picture.' }];
    const { user } = open({ [PUT]: () => problem(400, 'bad-request', { fields }) });
    await title();
    await retype(user, 'Cover Image URL', 'what is this');
    await click(user, 'Update Book');
    expect(await screen.findByText('Failed to update book.')).toBeInTheDocument();
    await click(user, 'OK');
    await waitFor(() => expect(field('Cover Image URL')).toHaveFocus());
    expect(field('Cover Image URL')).toHaveAccessibleDescription(/No such picture\./);
  });

  it('asks for confirmation if the new price is higher than the old one', async () => {
    const { user, callsTo } = open();
    await title();
    await retype(user, 'New Price', '12.01');
    await click(user, 'Update Book');
    await click(user, 'Cancel');
    expect(await screen.findByRole('button', { name: 'Update Book' })).toBeVisible();
    expect(callsTo('PUT /api/books/edit/:id')).toEqual([]);
  });

  it('asks which to keep if another admin has changed the same field, and loses nothing', async () => {
    const theirs = { ...emma(), title: 'Emma, annotated', newPrice: 8, version: 1 };
    const { user, answer, callsTo } = open({
      [PUT]: () => problem(409, 'changed-meanwhile', { current: theirs }),
    });
    await title();
    await retype(user, 'New Price', '7');
    await retype(user, 'Author (optional)', 'J. A.');
    answer(GET, () => theirs);
    await click(user, 'Update Book');
    expect(
      await screen.findByText('Somebody else has changed this book in the meantime'),
    ).toHaveFocus();
    expect(screen.queryByText('Failed to update book.')).toBeNull();
    await waitFor(() => expect(field('Title')).toHaveValue('Emma, annotated'));
    expect(field('Author (optional)')).toHaveValue('J. A.');
    expect(field('New Price')).toHaveValue('7');
    expect(screen.getByText('8.00')).toBeVisible();
    await click(user, 'Use theirs');
    expect(field('New Price')).toHaveValue('8.00');
    await click(user, 'Put mine back');
    answer(PUT, () => ({ ...theirs, newPrice: 7, author: 'J. A.', version: 2 }));
    await click(user, 'Overwrite with mine');
    await screen.findByText('Book Updated');
    expect(callsTo(PUT).at(-1)?.body).toMatchObject({
      title: 'Emma, annotated',
      newPrice: 7,
      author: 'J. A.',
      version: 1,
    });
  });

  it('remembers over the end of a session which book was changed', async () => {
    const before = open();
    await title();
    await retype(before.user, 'Title', 'Emma, mine');
    localStorage.clear();
    cleanup();
    signInAdmin();
    const theirs = { ...before.book, title: 'Emma, theirs', version: 1 };
    const { user, callsTo } = open(
      { [PUT]: () => problem(409, 'changed-meanwhile', { current: theirs }) },
      theirs,
    );
    expect(await title()).toHaveValue('Emma, mine');
    await click(user, 'Update Book');
    expect(await screen.findByText('Emma, theirs', { selector: 'dd span' })).toBeVisible();
    expect(callsTo(PUT).at(-1)?.body).toMatchObject({ title: 'Emma, mine', version: 0 });
  });

  it('follows the book that is loaded anew, until something is typed', async () => {
    const { user, answer, callsTo, book } = open();
    await title();
    answer(GET, () => ({ ...book, title: 'Emma, loaded anew', version: 4 }));
    answer('POST /api/admin/books/:id/stock', () => ({ ...book, stock: 3 }));
    await user.type(field('Copies'), '3');
    await click(user, 'Change stock');
    await waitFor(() => expect(field('Title')).toHaveValue('Emma, loaded anew'));
    await click(user, 'Update Book');
    await screen.findByText('Book Updated');
    expect(callsTo(PUT).at(-1)?.body).toMatchObject({ version: 4 });
  });

  it('asks before changes are lost, but not after they are saved', async () => {
    const { user, address, answer, book } = open();
    const leave = () =>
      user.click(screen.getAllByRole('link', { name: 'Orders' })[0] as HTMLElement);
    await title();
    await retype(user, 'Title', 'Emma II');
    await leave();
    await click(user, 'Stay here');
    answer(GET, () => ({ ...book, title: 'Emma II' }));
    await click(user, 'Update Book');
    await click(user, "Yes, It's Okay!");
    await waitFor(() => expect(screen.queryByText('Book Updated')).toBeNull());
    await leave();
    await waitFor(() => expect(address()).toBe('/dashboard/orders'));
  });
});
