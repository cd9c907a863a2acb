import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { stubApi } from '../../../../testing/stub-api.ts';
import ImprintPage from '../../imprint/page.tsx';
import WithdrawalPage from '../../withdrawal/page.tsx';

describe('a page without a usual text', () => {
  it.each([
    ['Imprint', '/imprint', <ImprintPage key="imprint" />],
    ['Right of withdrawal', '/withdrawal', <WithdrawalPage key="withdrawal" />],
  ])('shows what the owner has written: %s', async (name, at, page) => {
    stubApi({ 'GET /api/pages/:id': () => ({ html: '<p>Books Ltd</p>' }) });
    renderPage(page, { at });
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.getByText('Books Ltd')).toBeVisible();
  });

  it('is not there until then', async () => {
    stubApi({ 'GET /api/pages/:id': () => ({}), 'GET /api/genres': () => [] });
    renderPage(<ImprintPage />, { at: '/imprint' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});
