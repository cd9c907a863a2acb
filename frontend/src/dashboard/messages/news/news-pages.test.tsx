import type { AdminNewsView } from '@book-store/contract/messages/news/news.schemas';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anUploadedPicture } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/news';
const someItem = (overrides: Partial<AdminNewsView> = {}): AdminNewsView => ({
  id: 'late-night',
  title: 'Late night',
  description: 'Open until midnight.',
  image: 'library.webp',
  imageAlt: 'A library.',
  date: '2026-11-20',
  text: 'Come **in**.',
  draft: false,
  version: 2,
  ...overrides,
});

beforeEach(() => signInAdmin());

describe('the news in the dashboard', () => {
  it('lists drafts as such, and links only what is published to its page', async () => {
    stubDashboard({
      [LIST]: () => [someItem(), someItem({ id: 'secret', title: 'Secret', draft: true })],
    });
    renderApp('/dashboard/news');
    expect(await screen.findByRole('link', { name: 'View “Late night”' })).toHaveAttribute(
      'href',
      '/news/late-night',
    );
    expect(screen.queryByRole('link', { name: 'View “Secret”' })).toBeNull();
    expect(screen.getAllByText('Draft')).toHaveLength(1);
  });

  it('deletes an item after a question', async () => {
    const { answer, callsTo } = stubDashboard({ [LIST]: () => [someItem()] });
    answer('DELETE /api/admin/news/:id', () => someItem());
    const { user } = renderApp('/dashboard/news');
    await user.click(await screen.findByRole('button', { name: 'Delete “Late night”' }));
    expect(await screen.findByText('Delete “Late night”?')).toBeInTheDocument();
    expect(callsTo('DELETE /api/admin/news/:id')).toEqual([]);
    answer(LIST, () => []);
    await user.click(screen.getByRole('button', { name: 'Delete news' }));
    expect(await screen.findByText(/There are no news items/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'News', level: 2 })).toHaveFocus();
  });

  it('adds a draft with a picture, and returns to the list', async () => {
    const { answer, callsTo } = stubDashboard({ [LIST]: () => [] });
    answer('POST /api/admin/covers', () => anUploadedPicture({ fileName: 'u-1.webp' }));
    answer('POST /api/admin/news', () => someItem({ draft: true }));
    const { user, address } = renderApp('/dashboard/add-news');
    await user.type(await screen.findByLabelText('Title'), 'Late night');
    await user.type(screen.getByLabelText('In short'), 'Open until midnight.');
    await user.type(screen.getByLabelText('Text'), 'Come in.');
    const file = new File(['picture'], 'night.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText(/^Picture/), file);
    await user.type(await screen.findByLabelText(/Alt text/), 'A lamp');
    expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
    await user.click(screen.getByLabelText(/^Draft/));
    await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
    await waitFor(() => expect(address()).toBe('/dashboard/news'));
    expect(callsTo('POST /api/admin/news').map(({ body }) => body)).toMatchObject([
      {
        title: 'Late night',
        description: 'Open until midnight.',
        text: 'Come in.',
        image: 'u-1.webp',
        imageAlt: 'A lamp',
        draft: true,
      },
    ]);
  });

  it('publishes what is not marked as a draft', async () => {
    const { answer, callsTo } = stubDashboard({ [LIST]: () => [] });
    answer('POST /api/admin/news', () => someItem());
    const { user, address } = renderApp('/dashboard/add-news');
    await user.type(await screen.findByLabelText('Title'), 'Late night');
    await user.type(screen.getByLabelText('In short'), 'Open until midnight.');
    await user.type(screen.getByLabelText('Text'), 'Come in.');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(address()).toBe('/dashboard/news'));
    expect(callsTo('POST /api/admin/news')[0]?.body).toMatchObject({ draft: false });
  });

  it('asks before what is typed is left unsaved', async () => {
    stubDashboard({ 'GET /api/admin/news/:id': () => someItem(), [LIST]: () => [] });
    const { user, address } = renderApp('/dashboard/news/late-night');
    await user.type(await screen.findByLabelText('Title'), '!');
    await user.click(screen.getByRole('link', { name: 'All news' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(address()).toBe('/dashboard/news/late-night');
    expect(screen.getByLabelText('Title')).toHaveValue('Late night!');
  });

  it('asks which to keep if another admin has saved it meanwhile, and loses nothing', async () => {
    const EDIT = 'PUT /api/admin/news/:id';
    const theirs = someItem({
      title: 'Later night',
      description: 'Open until one.',
      version: 3,
    });
    const { answer, callsTo } = stubDashboard({
      'GET /api/admin/news/:id': () => someItem(),
      [EDIT]: () => problem(409, 'changed-meanwhile', { current: theirs }),
    });
    const { user } = renderApp('/dashboard/news/late-night');
    await user.type(await screen.findByLabelText('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Save news' }));
    expect(
      await screen.findByText('Somebody else has changed this news item in the meantime'),
    ).toHaveFocus();
    expect(screen.getByLabelText('Title')).toHaveValue('Late night!');
    expect(screen.getByLabelText('In short')).toHaveValue('Open until one.');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Title']);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['YoursLate night!', 'TheirsLater night']);
    // Without a decision nothing is overwritten.
    await user.click(screen.getByRole('button', { name: 'Save news' }));
    await waitFor(() => expect(callsTo(EDIT)).toHaveLength(2));
    expect(callsTo(EDIT).at(-1)?.body).toMatchObject({ version: 2 });
    await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Later night');
    await user.click(screen.getByRole('button', { name: 'Put mine back' }));
    answer(EDIT, () => ({ ...theirs, title: 'Late night!', version: 4 }));
    await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
    expect(await screen.findByText('The news item has been saved')).toBeInTheDocument();
    expect(callsTo(EDIT).at(-1)?.body).toMatchObject({
      title: 'Late night!',
      description: 'Open until one.',
      version: 3,
    });
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });

  it('previews the text as the server renders it', async () => {
    const { answer, callsTo } = stubDashboard({ 'GET /api/admin/news/:id': () => someItem() });
    answer('POST /api/admin/markdown', () => ({ html: '<p>Come <strong>in</strong>.</p>' }));
    const { user } = renderApp('/dashboard/news/late-night');
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect((await screen.findByText('in')).tagName).toBe('STRONG');
    expect(callsTo('POST /api/admin/markdown').map(({ body }) => body)).toEqual([
      { text: 'Come **in**.' },
    ]);
    await user.type(screen.getByLabelText('Text'), '!');
    expect(screen.getByText('The text has changed since this preview.')).toBeVisible();
  });

  it('says at its field what is wrong', async () => {
    stubDashboard({
      'GET /api/admin/news/:id': () => someItem(),
      'PUT /api/admin/news/:id': () =>
        problem(400, 'bad-request', {
          fields: [{ path: 'image', message: 'This picture has not been uploaded.' }],
        }),
    });
    const { user } = renderApp('/dashboard/news/late-night');
    await user.click(await screen.findByRole('button', { name: 'Save news' }));
    expect(await screen.findByText('This picture has not been uploaded.')).toBeVisible();
  });
});
