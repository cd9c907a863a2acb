import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook, anId, someAdminGenres, someOverview } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';

const renamed = () =>
  someAdminGenres().map((genre) =>
    genre.category === 'horror' ? { ...genre, name: 'Spine-chillers', hidden: true } : genre,
  );

function open(at: string) {
  stubDashboard({
    'GET /api/admin/genres': renamed,
    'GET /api/admin': () =>
      someOverview({ salesByCategory: [{ category: 'horror', books: 1, sales: 5 }] }),
    'GET /api/admin/books': () => [aBook({ title: 'Dracula', category: 'horror' })],
    'GET /api/admin/activity': () => ({
      entries: [
        {
          _id: anId(),
          at: '2026-11-20T12:00:00.000Z',
          by: { kind: 'admin', id: anId(), name: 'anna' },
          action: 'book-edited',
          subject: { id: 'b1', name: 'Dracula' },
          fields: [{ field: 'category', from: 'fiction', to: 'horror' }],
        },
      ],
    }),
  });
  renderApp(at);
}

beforeEach(() => signInAdmin());

describe('a genre that the owner has renamed and hidden', () => {
  it.each([
    ['Manage Books', '/dashboard/manage-books', 'Spine-chillers', 'td'],
    ['Sales by category', '/dashboard', 'Spine-chillers', 'th'],
    ['the activity', '/dashboard/activity', /from Fiction to Spine-chillers/, 'p'],
  ])('has that name in %s', async (_where, at, text, selector) => {
    open(at);
    expect(await screen.findByText(text, { selector })).toBeVisible();
  });
});
