import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someGenres } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import NotFoundPage from './page.tsx';

describe('a page that does not exist', () => {
  it('offers the genres that have books, and a search', async () => {
    const empty = { name: 'Poetry', slug: 'poetry', category: 'poetry', books: 0 };
    stubApi({ 'GET /api/genres': () => [...someGenres(), empty] });
    const { user } = renderPage(<NotFoundPage />, { at: '/nowhere' });
    expect(await screen.findByRole('link', { name: 'Horror' })).toHaveAttribute(
      'href',
      '/genres/horror',
    );
    expect(screen.queryByRole('link', { name: 'Poetry' })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: /Which book/ }), ' dracula {Enter}');
    expect(await screen.findByText(/Now at \/search/)).toBeVisible();
  });
});
