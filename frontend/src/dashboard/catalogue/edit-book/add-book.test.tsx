import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { UploadedPicture } from '@book-store/contract/parts.schemas';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../../api/admin-token.ts';
import { aBook, anUploadedPicture, aShop } from '../../../testing/builders.ts';
import { enter } from '../../../testing/enter.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { deferred, networkError, problem, type Stubs } from '../../../testing/stub-api.ts';

const CREATE = 'POST /api/books/create-book';
const UPLOAD = 'POST /api/admin/covers';
const FAILED = 'Failed to add book. Please try again.';
type User = ReturnType<typeof renderApp>['user'];

const aPicture = (name = 'cover.png', type = 'image/png') => new File(['picture'], name, { type });

const field = (label: string) => screen.getByLabelText(label);
const picker = () => screen.findByLabelText<HTMLInputElement>('Cover Image');
const click = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => signInAdmin());

function open(stubs: Stubs = {}) {
  const api = stubDashboard({
    [CREATE]: () => aBook(),
    [UPLOAD]: () => anUploadedPicture(),
    ...stubs,
  });
  return { ...api, ...renderApp('/dashboard/add-new-book') };
}

async function upload(user: User) {
  await user.upload(await picker(), aPicture());
  await screen.findByText('Upload complete.');
}

const filled = {
  Title: 'Emma',
  Description: 'A matchmaker learns.',
  'Old Price': '12',
  'New Price': '9.50',
};
async function fill(user: User, changes: Partial<typeof filled> = {}) {
  await picker();
  for (const [label, text] of Object.entries({ ...filled, ...changes })) {
    await enter(user, field(label), text);
  }
  await user.selectOptions(field('Category'), 'Fiction');
}

describe('Add New Book', () => {
  it('asks for all fields of a book, without a preselected category', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Add New Book' })).toBeVisible();
    for (const label of ['Title', 'Description', 'Old Price', 'New Price']) {
      expect(field(label)).toBeRequired();
    }
    expect(field('Author (optional)')).not.toBeRequired();
    expect(field('Trending')).not.toBeChecked();
    await screen.findByRole('option', { name: 'Horror' });
    const choices = [...(field('Category') as HTMLSelectElement).options];
    expect(choices.map(({ text, value }) => [text, value])).toEqual([
      ['Choose A Category', ''],
      ['Business', 'business'],
      ['Technology', 'technology'],
      ['Fiction', 'fiction'],
      ['Horror', 'horror'],
      ['Adventure', 'adventure'],
    ]);
  });

  it('asks in a refined dashboard for an old price only where there is one', async () => {
    open({ 'GET /api/shop': () => aShop({ storefront: 'refined' }) });
    expect(await screen.findByLabelText('Old price (optional)')).not.toBeRequired();
    expect(field('New price')).toBeRequired();
  });

  it('sends the book with its uploaded cover, confirms it and resets the form', async () => {
    const { user, callsTo } = open();
    await fill(user);
    await user.type(field('Author (optional)'), 'Jane Austen');
    await user.click(field('Trending'));
    await upload(user);
    await click(user, 'Add Book');
    expect(await screen.findByText('Book added')).toBeInTheDocument();
    expect(screen.getByText('Your book is uploaded successfully!')).toBeInTheDocument();
    const [call] = callsTo('POST /api/books/create-book');
    expect(call?.headers.get('authorization')).toBe('Bearer admin-token');
    expect(call?.body).toEqual({
      title: 'Emma',
      author: 'Jane Austen',
      description: 'A matchmaker learns.',
      category: 'fiction',
      trending: true,
      oldPrice: 12,
      newPrice: 9.5,
      coverImage: 'stored-1.webp',
    });
    await click(user, "Yes, It's Okay!");
    await waitFor(() => expect(field('Title')).toHaveValue(''));
    expect(field('Category')).toHaveValue('');
    expect(field('Trending')).not.toBeChecked();
    expect(screen.queryByText(/Selected:/)).toBeNull();
  });

  it('shows its progress on the button, and adds once for a double click', async () => {
    const answer = deferred<BookView>();
    const { user, callsTo } = open({ [CREATE]: answer.answer });
    await fill(user);
    await upload(user);
    await user.dblClick(screen.getByRole('button', { name: 'Add Book' }));
    expect(await screen.findByRole('button', { name: 'Adding..' })).toBeVisible();
    answer.release(aBook());
    expect(await screen.findByText('Book added')).toBeInTheDocument();
    expect(callsTo('POST /api/books/create-book')).toHaveLength(1);
  });

  it('adds a book without a cover, which the shop then generates', async () => {
    const { user, callsTo } = open();
    await fill(user);
    await click(user, 'Add Book');
    expect(await screen.findByText('Book added')).toBeInTheDocument();
    const [sent] = callsTo('POST /api/books/create-book');
    expect(sent?.body).toMatchObject({ coverImage: '' });
  });

  it('marks missing fields and sends nothing', async () => {
    const { user, callsTo } = open();
    await picker();
    await click(user, 'Add Book');
    await waitFor(() => expect(field('Title')).toHaveFocus());
    for (const label of ['Title', 'Description', 'Category', 'Old Price', 'New Price']) {
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription('Please fill in this field.');
    }
    expect(await picker()).toBeValid();
    expect(callsTo('POST /api/books/create-book')).toEqual([]);
    await user.type(field('Title'), 'E');
    expect(field('Title')).toBeValid();
  });

  it.each(['12.505', '10000.01', '-1', 'ten'])('rejects a price of %s', async (price) => {
    const { user, callsTo } = open();
    await fill(user, { 'Old Price': price });
    await upload(user);
    await click(user, 'Add Book');
    await waitFor(() => expect(field('Old Price')).toHaveFocus());
    expect(field('Old Price')).toHaveAccessibleDescription(/from 0 to 10000/);
    expect(callsTo('POST /api/books/create-book')).toEqual([]);
  });

  it('asks for confirmation of the price 0', async () => {
    const { user, callsTo } = open();
    await fill(user, { 'New Price': '0' });
    await click(user, 'Add Book');
    expect(await screen.findByText('This book would cost nothing')).toBeInTheDocument();
    expect(callsTo(CREATE)).toEqual([]);
    await click(user, 'Yes, save it');
    await waitFor(() => expect(callsTo(CREATE)).toHaveLength(1));
  });

  it('asks for confirmation if the new price is higher than the old one', async () => {
    const { user, callsTo } = open();
    await fill(user, { 'New Price': '12,50' });
    await upload(user);
    await click(user, 'Add Book');
    expect(await screen.findByText('The new price is higher than the old one')).toBeInTheDocument();
    await click(user, 'Cancel');
    expect(await screen.findByRole('button', { name: 'Add Book' })).toBeVisible();
    expect(callsTo('POST /api/books/create-book')).toEqual([]);
    await click(user, 'Add Book');
    await click(user, 'Yes, save it');
    expect(await screen.findByText('Book added')).toBeInTheDocument();
    expect(callsTo('POST /api/books/create-book')[0]?.body).toMatchObject({ newPrice: 12.5 });
  });

  it('shows an alert, and the server error at its field', async () => {
    const fields = [{ path: 'title', message: 'At most 200 characters.' }];
    const { user, answer } = open({ [CREATE]: () => problem(400, 'bad-request', { fields }) });
    await fill(user);
    await upload(user);
    await click(user, 'Add Book');
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    await click(user, 'OK');
    await waitFor(() => expect(field('Title')).toHaveFocus());
    expect(field('Title')).toHaveAccessibleDescription('At most 200 characters.');
    expect(field('Description')).toHaveValue('A matchmaker learns.');
    answer(CREATE, () => aBook());
    await user.type(field('Title'), '!');
    await click(user, 'Add Book');
    expect(await screen.findByText('Book added')).toBeInTheDocument();
  });

  it('keeps the input on a network error, and says why', async () => {
    const { user } = open({ [CREATE]: networkError });
    await fill(user);
    await upload(user);
    await click(user, 'Add Book');
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    await click(user, 'OK');
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(field('Title')).toHaveValue('Emma');
  });
});

describe('the cover of a new book', () => {
  it('is uploaded unchanged at once, showing its name and progress', async () => {
    const pending = deferred<UploadedPicture>();
    const { user, callsTo } = open({ [UPLOAD]: pending.answer });
    await user.upload(await picker(), aPicture('my cover.png'));
    expect(await screen.findByText(/Selected:/)).toHaveTextContent('Selected: my cover.png');
    expect(screen.getByAltText('The selected cover')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
    pending.release(anUploadedPicture());
    expect(await screen.findByText('Upload complete.')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    const [sent] = callsTo('POST /api/admin/covers');
    expect(sent?.headers.get('content-type')).toBe('image/png');
    expect(sent?.headers.get('authorization')).toBe('Bearer admin-token');
    expect(sent?.body).toBe('picture');
  });

  it('accepts images only', async () => {
    open();
    const kinds = (await picker()).accept.split(',');
    expect(kinds).toEqual(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
  });

  it('can be dropped', async () => {
    const { callsTo } = open();
    fireEvent.drop(await picker(), { dataTransfer: { files: [aPicture('dropped.webp')] } });
    expect(await screen.findByText(/Selected:/)).toHaveTextContent('Selected: dropped.webp');
    expect(await screen.findByText('Upload complete.')).toBeVisible();
    expect(callsTo('POST /api/admin/covers')).toHaveLength(1);
  });

  it('is awaited if the book is submitted before the upload is complete', async () => {
    const pending = deferred<UploadedPicture>();
    const { user, callsTo } = open({ [UPLOAD]: pending.answer });
    await fill(user);
    await user.upload(await picker(), aPicture());
    await click(user, 'Add Book');
    expect(await screen.findByRole('button', { name: 'Adding..' })).toBeVisible();
    expect(callsTo('POST /api/books/create-book')).toEqual([]);
    pending.release(anUploadedPicture());
    expect(await screen.findByText('Book added')).toBeInTheDocument();
    expect(callsTo('POST /api/books/create-book')[0]?.body).toMatchObject({
      coverImage: 'stored-1.webp',
    });
  });

  it('is rejected at its field with the message of the server', async () => {
    const detail = 'This file is not a picture.';
    const { user, callsTo, answer } = open({
      [UPLOAD]: () => problem(415, 'unsupported-media-type', { detail }),
    });
    await fill(user);
    await user.upload(await picker(), aPicture());
    await screen.findByText(detail);
    expect(await picker()).toHaveAccessibleDescription(/This file is not a picture\./);
    await click(user, 'Add Book');
    await waitFor(async () => expect(await picker()).toBeInvalid());
    expect(callsTo('POST /api/books/create-book')).toEqual([]);
    answer(UPLOAD, () => anUploadedPicture());
    await user.upload(await picker(), aPicture('other.png'));
    await screen.findByText('Upload complete.');
    expect(await picker()).toBeValid();
    await click(user, 'Add Book');
    expect(await screen.findByText('Book added')).toBeInTheDocument();
  });

  it('can be left out after it was rejected', async () => {
    const { user, callsTo } = open({ [UPLOAD]: () => problem(415, 'unsupported-media-type') });
    await fill(user);
    await user.upload(await picker(), aPicture());
    await click(user, 'Continue without this picture');
    await click(user, 'Add Book');
    expect(await screen.findByText('Book added')).toBeInTheDocument();
    expect(callsTo('POST /api/books/create-book')[0]?.body).toMatchObject({ coverImage: '' });
  });

  it('shows an error if the connection is lost during the upload', async () => {
    const { user } = open({ [UPLOAD]: networkError });
    await user.upload(await picker(), aPicture());
    await screen.findByText(/The shop cannot be reached/);
    expect(await picker()).toHaveAccessibleDescription(/The shop cannot be reached/);
  });

  it.each([
    [{ width: 720, height: 54 }, /too flat for a cover/],
    [{ width: 60, height: 240 }, /too slim for a cover/],
    [{ width: 1, height: 1 }, /only 1 pixels? wide/],
  ])('is refused if it has no shape of a cover: %o', async (size, sentence) => {
    const { user, answer, callsTo } = open();
    answer(UPLOAD, () => anUploadedPicture(size));
    await fill(user);
    await user.upload(await picker(), aPicture());
    expect(await screen.findByText(sentence)).toBeVisible();
    await click(user, 'Continue without this picture');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(callsTo('POST /api/books/create-book')).toEqual([]);
  });

  it('is not uploaded if it is not a picture or too large', async () => {
    const { callsTo } = open();
    const drop = async (file: File) =>
      fireEvent.drop(await picker(), { dataTransfer: { files: [file] } });
    await drop(aPicture('page.html', 'text/html'));
    expect(await picker()).toHaveAccessibleDescription(/JPEG, PNG, WebP or AVIF\./);
    const large = aPicture('large.png');
    Object.defineProperty(large, 'size', { value: 12 * 1024 * 1024 + 1 });
    await drop(large);
    expect(await picker()).toHaveAccessibleDescription(/13 MB\. Choose one of at most 12 MB\./);
    expect(callsTo('POST /api/admin/covers')).toEqual([]);
  });

  it('is replaced by one chosen later', async () => {
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const first = deferred<UploadedPicture>();
    const { user, callsTo, answer } = open({ [UPLOAD]: first.answer });
    await fill(user);
    await user.upload(await picker(), aPicture('first.png'));
    await waitFor(() => expect(callsTo('POST /api/admin/covers')).toHaveLength(1));
    answer(UPLOAD, () => anUploadedPicture({ fileName: 'second.webp' }));
    await user.upload(await picker(), aPicture('second.png'));
    expect(abort).toHaveBeenCalledOnce();
    await screen.findByText('Upload complete.');
    first.release(anUploadedPicture({ fileName: 'first.webp' }));
    await click(user, 'Add Book');
    expect(await screen.findByText('Book added')).toBeInTheDocument();
    expect(callsTo('POST /api/books/create-book')[0]?.body).toMatchObject({
      coverImage: 'second.webp',
    });
  });

  it('ends the session if the server rejects the token', async () => {
    const { user } = open({ [UPLOAD]: () => problem(401, 'not-signed-in') });
    await user.upload(await picker(), aPicture());
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  });
});

describe('leaving with unsaved input', () => {
  const leave = (user: User) =>
    user.click(screen.getAllByRole('link', { name: 'Orders' })[0] as Element);

  it('asks for confirmation, and staying loses nothing', async () => {
    const { user, address } = open();
    await user.type(await screen.findByLabelText('Title'), 'Emma');
    await leave(user);
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await click(user, 'Stay here');
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect(address()).toBe('/dashboard/add-new-book');
    expect(field('Title')).toHaveValue('Emma');
    await leave(user);
    await click(user, 'Leave without saving');
    await waitFor(() => expect(address()).toBe('/dashboard/orders'));
  });

  it('asks nothing if nothing was typed', async () => {
    const { user, address } = open();
    await picker();
    await leave(user);
    await waitFor(() => expect(address()).toBe('/dashboard/orders'));
  });

  it("triggers the browser's own warning when the tab is closed", async () => {
    const { user } = open();
    const closes = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return !event.defaultPrevented;
    };
    await picker();
    expect(closes()).toBe(true);
    await user.type(field('Title'), 'Emma');
    expect(closes()).toBe(false);
  });

  it('loses nothing if the session ends in between', async () => {
    const { user, address } = open();
    await fill(user);
    act(() => adminToken.expire());
    await waitFor(() => expect(address()).not.toBe('/dashboard/add-new-book'));
    cleanup();
    document.body.replaceChildren();
    signInAdmin();
    open();
    expect(await screen.findByLabelText('Title')).toHaveValue('Emma');
    expect(field('New Price')).toHaveValue('9.50');
    expect(field('Category')).toHaveValue('fiction');
    cleanup();
    open();
    expect(await screen.findByLabelText('Title')).toHaveValue('');
  });
});
