import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';

const VERSION = 'a'.repeat(64);
const TEXT = 'GET /api/texts/:version';

describe('a text as it was when somebody ordered', () => {
  it('is shown with the day since when it was in force', async () => {
    stubApi({
      [TEXT]: () => ({
        page: 'withdrawal',
        html: '<p>Within 14 days.</p>',
        since: '2026-03-05T12:00:00.000Z',
      }),
    });
    renderApp(`/texts/${VERSION}`);
    expect(await screen.findByRole('heading', { name: 'Right of withdrawal' })).toBeVisible();
    expect(screen.getByText('Within 14 days.')).toBeVisible();
    expect(screen.getByText(/^In force since March 5, 2026/)).toBeVisible();
  });

  it('is not there under another address', async () => {
    stubApi({ [TEXT]: () => problem(404, 'not-found'), 'GET /api/genres': () => [] });
    renderApp(`/texts/${VERSION}`);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});
