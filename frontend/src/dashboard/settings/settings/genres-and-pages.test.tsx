import type { AdminGenreView } from '@book-store/contract/catalogue/genres/genres.schemas';
import type { PageTextSource } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const GENRES = 'GET /api/admin/genres';
const aGenre = (name: string, overrides: Partial<AdminGenreView> = {}): AdminGenreView => ({
  slug: name.toLowerCase(),
  name,
  category: name.toLowerCase(),
  books: 2,
  hidden: false,
  version: 0,
  ...overrides,
});
const both = () => [aGenre('Horror'), aGenre('Fiction', { hidden: true })];

beforeEach(() => signInAdmin());

describe('the genres', () => {
  it('are moved up and down, and the ends stay where they are', async () => {
    const { answer, callsTo } = stubDashboard({ [GENRES]: both });
    answer('PUT /api/admin/genres/order', both);
    const { user } = renderApp('/dashboard/settings/genres');
    expect(await screen.findByRole('button', { name: 'Up “Horror”' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Down “Fiction”' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Down “Horror”' }));
    expect(await screen.findByText('“Horror” has been moved to place 2.')).toBeVisible();
    expect(callsTo('PUT /api/admin/genres/order').map(({ body }) => body)).toEqual([
      { slugs: ['fiction', 'horror'] },
    ]);
  });

  it('are renamed, hidden and shown', async () => {
    const { answer, callsTo } = stubDashboard({ [GENRES]: both });
    answer('PATCH /api/admin/genres/:slug', both);
    const { user } = renderApp('/dashboard/settings/genres');
    await user.click(await screen.findByRole('button', { name: 'Rename “Horror”' }));
    const field = screen.getByLabelText('New name');
    await user.clear(field);
    await user.type(field, 'Spine-chillers');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await user.click(await screen.findByRole('button', { name: 'Show “Fiction”' }));
    expect(await screen.findByText('“Fiction” is shown now.')).toBeVisible();
    expect(callsTo('PATCH /api/admin/genres/:slug').map(({ path, body }) => [path, body])).toEqual([
      ['/api/admin/genres/horror', { name: 'Spine-chillers', version: 0 }],
      ['/api/admin/genres/fiction', { hidden: false }],
    ]);
  });

  it('ask which name to keep if another admin has given one meanwhile', async () => {
    const PATCH = 'PATCH /api/admin/genres/:slug';
    const current = aGenre('Horror', { name: 'Spooks', version: 1 });
    const { answer, callsTo } = stubDashboard({
      [GENRES]: both,
      [PATCH]: () => problem(409, 'changed-meanwhile', { current }),
    });
    const { user } = renderApp('/dashboard/settings/genres');
    await user.click(await screen.findByRole('button', { name: 'Rename “Horror”' }));
    await user.type(screen.getByLabelText('New name'), ' books');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Spooks')).toBeVisible();
    answer(PATCH, both);
    await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
    await waitFor(() => expect(screen.queryByLabelText('New name')).toBeNull());
    expect(callsTo(PATCH).at(-1)?.body).toEqual({ name: 'Horror books', version: 1 });
  });

  it('with books say how many there are, and stay', async () => {
    const detail = '2 books are in “Horror”.';
    stubDashboard({
      [GENRES]: both,
      'DELETE /api/admin/genres/:slug': () => problem(409, 'conflict', { detail }),
    });
    const { user } = renderApp('/dashboard/settings/genres');
    await user.click(await screen.findByRole('button', { name: 'Delete “Horror”' }));
    await user.click(await screen.findByRole('button', { name: 'Delete genre' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });
});

describe('the pages', () => {
  const sources = (): PageTextSource[] => [
    { id: 'about', text: '', version: 0 },
    { id: 'shipping', text: '', version: 0 },
    { id: 'privacy', text: '', version: 0 },
    { id: 'terms', text: 'Our **rules**.', version: 4 },
  ];

  // Templates name the seller.
  const taxes = { 'GET /api/admin/shop/tax': () => ({ included: true, rates: [], version: 0 }) };

  it('are written one by one', async () => {
    const { answer, callsTo } = stubDashboard({ ...taxes, 'GET /api/admin/pages': sources });
    answer('PUT /api/admin/pages/:id', () => ({ id: 'terms', text: 'x', version: 5 }));
    const { user } = renderApp('/dashboard/settings/pages');
    const pages = await screen.findByRole('navigation', { name: 'Pages' });
    expect(await screen.findByLabelText('Text')).toHaveValue('');
    await user.click(within(pages).getByRole('link', { name: 'Terms of Service' }));
    const field = await screen.findByDisplayValue('Our **rules**.');
    await user.type(field, ' New ones.');
    await user.click(screen.getByRole('button', { name: 'Save page' }));
    expect(await screen.findByText('“Terms of Service” has been saved')).toBeInTheDocument();
    expect(screen.getByText(/^Saved at/)).toBeVisible();
    expect(callsTo('PUT /api/admin/pages/:id').map(({ path, body }) => [path, body])).toEqual([
      ['/api/admin/pages/terms', { text: 'Our **rules**. New ones.', version: 4 }],
    ]);
  });

  it('ask which text to keep if another admin has written one meanwhile', async () => {
    const PUT = 'PUT /api/admin/pages/:id';
    const current = { id: 'terms' as const, text: 'Their rules.', version: 5 };
    const { answer, callsTo } = stubDashboard({
      ...taxes,
      'GET /api/admin/pages': sources,
      [PUT]: () => problem(409, 'changed-meanwhile', { current }),
    });
    const { user } = renderApp('/dashboard/settings/pages/terms');
    await user.type(await screen.findByDisplayValue('Our **rules**.'), ' Mine.');
    await user.click(screen.getByRole('button', { name: 'Save page' }));
    await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
    expect(screen.getByLabelText('Text')).toHaveValue('Their rules.');
    await user.click(screen.getByRole('button', { name: 'Put mine back' }));
    expect(screen.getByLabelText('Text')).toHaveValue('Our **rules**. Mine.');
    answer(PUT, ({ body }) => ({ ...current, ...(body as { text: string }), version: 6 }));
    await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
    expect(await screen.findByText('“Terms of Service” has been saved')).toBeInTheDocument();
    expect(callsTo(PUT).at(-1)?.body).toEqual({ text: 'Our **rules**. Mine.', version: 5 });
    expect(screen.queryByText(/Somebody else/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save page' }));
    await waitFor(() => expect(callsTo(PUT).at(-1)?.body).toMatchObject({ version: 6 }));
  });
});
