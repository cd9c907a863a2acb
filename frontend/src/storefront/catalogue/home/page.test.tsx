import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../../api/admin-token.ts';
import { inRefinedEnglish } from '../../../app/refined-texts.ts';
import { setShopWording } from '../../../lib/wording/storefront-texts.ts';
import { aCard, aShop } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { networkError, type StubbedCall, stubApi } from '../../../testing/stub-api.ts';
import HomePage from './page.tsx';

afterEach(() => {
  setShopWording();
  vi.useRealTimers();
});

const books = Array.from({ length: 18 }, (_, index) =>
  aCard({ title: `Book ${index}`, category: index % 2 ? 'horror' : 'fiction' }),
);
/** The newest first; the most sold the other way round; no book is recommended. */
const shelf = ({ query }: StubbedCall) => {
  if (query.has('tag')) return [];
  const category = query.get('category');
  const listed = books.filter((book) => !category || book.category === category);
  return (query.get('sort') === 'most-sold' ? listed.toReversed() : listed).slice(
    0,
    Number(query.get('limit')),
  );
};

const carousel = (name: string) => screen.findByRole('region', { name });
const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the home page', () => {
  it('shows the banner, Top Sellers and News under their headings', async () => {
    stubApi({ 'GET /api/books/cards': shelf });
    renderPage(<HomePage />);
    for (const name of ['New Releases This Week', 'Top Sellers', 'Recommended for you', 'News']) {
      expect(await screen.findByRole('heading', { name })).toBeVisible();
    }
    await waitFor(async () => expect(titlesIn(await carousel('News'))).toHaveLength(5));
  });

  it.each([
    [undefined, /pay in cash when they arrive/],
    ['transfer' as const, /soon at your door/],
  ])(
    'says of cash in the banner only where customers pay in no other way: %s',
    async (method, words) => {
      const payments = method && [{ method, countries: [] }];
      stubApi({ 'GET /api/books/cards': shelf, 'GET /api/shop': () => aShop({ payments }) });
      renderPage(<HomePage />);
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it('has a row for each list of the owner, refined only', async () => {
    const list = {
      id: 'summer',
      title: 'Books for summer',
      sentence: 'Long evenings.',
      by: 'Anna',
    };
    stubApi({
      'GET /api/books/cards': shelf,
      'GET /api/reading-lists': () => [{ ...list, books: [aCard({ title: 'Emma' })] }],
    });
    renderPage(<HomePage />);
    expect(await carousel('News')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Books for summer' })).toBeNull();
    cleanup();
    setShopWording(inRefinedEnglish);
    renderPage(<HomePage />);
    const row = await carousel('Books for summer');
    expect(titlesIn(row)).toEqual(['Emma']);
    expect(screen.getByText('Long evenings.')).toBeVisible();
    expect(screen.getByText('Recommended by Anna')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'See the whole list' })) {
      expect(link).toHaveAttribute('href', '/lists/summer');
    }
  });

  it('shows no row and no way to one in a shop without books', async () => {
    stubApi({ 'GET /api/books/cards': () => [] });
    renderPage(<HomePage />);
    expect(
      await screen.findByText('Our shelves are being filled. Please come back soon.'),
    ).toBeVisible();
    expect(await carousel('News')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Recommended for you' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull();
  });

  it('recommends the books at positions 8 to 17 of the newest', async () => {
    stubApi({ 'GET /api/books/cards': shelf });
    renderPage(<HomePage />);
    const titles = titlesIn(await carousel('Recommended for you'));
    expect(titles).toEqual(books.slice(8, 18).map(({ title }) => title));
  });

  it('narrows Top Sellers to the chosen genre', async () => {
    const { callsTo } = stubApi({ 'GET /api/books/cards': shelf });
    const { user } = renderPage(<HomePage />);
    await carousel('Top Sellers');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'Horror');
    await waitFor(async () =>
      expect(titlesIn(await carousel('Top Sellers'))).toEqual(
        books
          .filter(({ category }) => category === 'horror')
          .map(({ title }) => title)
          .reverse(),
      ),
    );
    expect(callsTo('GET /api/books/cards').at(-1)?.query.get('category')).toBe('horror');
  });

  it('still shows the chosen genre, and keeps the focus on it, when one leaves and comes back', async () => {
    stubApi({ 'GET /api/books/cards': shelf });
    const visit = renderPage(<HomePage />);
    await carousel('Top Sellers');
    const genre = () => screen.getByRole('combobox', { name: 'Genre' });
    await visit.user.selectOptions(genre(), 'Horror');
    await waitFor(async () =>
      expect(titlesIn(await carousel('Top Sellers'))).not.toContain('Book 0'),
    );
    expect(genre()).toHaveFocus();
    visit.leave();
    renderPage(<HomePage />);
    await waitFor(async () => expect(titlesIn(await carousel('Top Sellers'))).toContain('Book 1'));
    expect(titlesIn(await carousel('Top Sellers'))).not.toContain('Book 0');
    expect(genre()).toHaveDisplayValue('Horror');
  });

  it("sends the admin's token with book requests if one is stored, and none otherwise", async () => {
    const { calls } = stubApi({ 'GET /api/books/cards': shelf });
    const visitor = renderPage(<HomePage />);
    await carousel('Top Sellers');
    visitor.leave();
    adminToken.save('the token', { expiresAt: Date.now() + 60_000 });
    renderPage(<HomePage />);
    await carousel('Top Sellers');
    await carousel('Recommended for you');
    const sent = calls.map(({ headers }) => headers.get('authorization'));
    expect(new Set(sent.slice(0, 3))).toEqual(new Set([null]));
    expect(new Set(sent.slice(3))).toEqual(new Set(['Bearer the token']));
  });

  it("shows the owner's changes within a minute, without interaction", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { answer } = stubApi({ 'GET /api/books/cards': shelf });
    renderPage(<HomePage />);
    await carousel('Top Sellers');
    answer('GET /api/books/cards', () => [aCard({ title: 'Just in' }), ...books]);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(titlesIn(await carousel('Top Sellers'))).toContain('Just in');
  });

  it('requests no more books than it shows', async () => {
    const { calls } = stubApi({ 'GET /api/books/cards': shelf });
    renderPage(<HomePage />);
    await carousel('Top Sellers');
    await carousel('Recommended for you');
    expect(calls.map(({ query }) => query.get('limit')).sort()).toEqual(['10', '18', '6']);
  });

  it('shows the best-selling books in their order, and the three newest in the banner', async () => {
    stubApi({ 'GET /api/books/cards': shelf });
    renderPage(<HomePage />);
    const bestSelling = books.toReversed().slice(0, 10);
    expect(titlesIn(await carousel('Top Sellers'))).toEqual(bestSelling.map(({ title }) => title));
    const banner = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
    const covers = within(banner)
      .getAllByRole('img')
      .map((cover) => cover.getAttribute('alt'));
    expect(covers).toEqual(['Book 0', 'Book 1', 'Book 2']);
  });

  it("shows the owner's picks, if there are any", async () => {
    const pick = aCard({ title: 'Our darling' });
    stubApi({
      'GET /api/books/cards': (call) => (call.query.get('tag') === 'pick' ? [pick] : shelf(call)),
    });
    renderPage(<HomePage />);
    expect(titlesIn(await carousel('From the shop'))).toEqual(['Our darling']);
  });

  it('says so if there are no books yet', async () => {
    stubApi({ 'GET /api/books/cards': () => [] });
    renderPage(<HomePage />);
    expect(await screen.findByText(/shelves are being filled/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Recommended for you' })).toBeNull();
  });

  it('offers to retry if the books cannot be loaded', async () => {
    const { answer } = stubApi({ 'GET /api/books/cards': networkError });
    const { user } = renderPage(<HomePage />);
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    answer('GET /api/books/cards', shelf);
    await user.click(again as HTMLElement);
    expect(await carousel('Top Sellers')).toBeVisible();
  });
});
