import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRefinedEnglish } from '../../../../app/refined-texts.ts';
import { setShopWording } from '../../../../lib/wording/storefront-texts.ts';
import { aCard } from '../../../../testing/builders.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { stubApi } from '../../../../testing/stub-api.ts';
import { forgetOnDevice } from '../../../people/parts/session/forget-on-device.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { viewedBooks } from './viewed-books.ts';

const [emma, dune, gone] = ['Emma', 'Dune', 'Gone'].map((title) => aCard({ title })) as [
  ReturnType<typeof aCard>,
  ReturnType<typeof aCard>,
  ReturnType<typeof aCard>,
];
beforeEach(() => {
  setShopWording(inRefinedEnglish);
  stubApi({ 'GET /api/books/cards': () => [emma, dune] });
});
afterEach(() => {
  setShopWording();
  viewedBooks.clear();
});
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const heading = () => screen.queryByRole('heading', { name: 'Recently viewed' });

it('shows what was seen last, without what is gone and the book being read', async () => {
  for (const { _id } of [emma, gone, dune, emma, dune]) viewedBooks.add(_id);
  renderPage(<RecentlyViewed />);
  await screen.findByRole('heading', { name: 'Recently viewed' });
  expect(titles()).toEqual(['Dune', 'Emma']);
  cleanup();
  renderPage(<RecentlyViewed except={dune._id} />);
  await screen.findByRole('heading', { name: 'Recently viewed' });
  expect(titles()).toEqual(['Emma']);
});

it.each([
  ['its button', async () => screen.getByRole('button', { name: 'Clear this list' }).click()],
  ['signing out', async () => forgetOnDevice()],
])('is cleared by %s', async (_how, clear) => {
  viewedBooks.add(emma._id);
  renderPage(<RecentlyViewed />);
  await screen.findByRole('heading', { name: 'Recently viewed' });
  await clear();
  await expect.poll(heading).toBeNull();
});

it('is not there as specified', () => {
  setShopWording();
  viewedBooks.add(emma._id);
  renderPage(<RecentlyViewed />);
  expect(heading()).toBeNull();
});
