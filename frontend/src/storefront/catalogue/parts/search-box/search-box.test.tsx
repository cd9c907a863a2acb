import type { SuggestionsView } from '@book-store/contract/catalogue/search/shelf.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../../../testing/builders.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { networkError, stubApi } from '../../../../testing/stub-api.ts';
import { SearchBox } from './search-box.tsx';

const box = <SearchBox />;
const field = () => screen.getByRole('combobox', { name: /Search for books/ });
const found = (parts: Partial<SuggestionsView> = {}): SuggestionsView => ({
  books: [],
  authors: [],
  series: [],
  genres: [],
  total: 0,
  match: 'exact',
  near: [],
  ...parts,
});
const dracula = aCard({ title: 'Dracula' });
const someFound = () =>
  found({
    books: [dracula],
    authors: [{ slug: 'bram-stoker', name: 'Bram Stoker', books: 2 }],
    series: [{ slug: 'the-harker-files', name: 'The Harker Files', books: 3 }],
    genres: [{ slug: 'horror', name: 'Horror', books: 4 }],
    total: 1212,
  });

describe('the suggestions', () => {
  it('group books, authors, series and genres, and end with all results', async () => {
    const { callsTo } = stubApi({ 'GET /api/suggestions': someFound });
    const { user } = renderPage(box);
    await user.type(field(), 'drac');
    await screen.findByRole('option', { name: /Dracula/ });
    for (const [group, option] of [
      ['Books', /Dracula/],
      ['Authors', /Bram Stoker.*2 books/],
      ['Series', /The Harker Files.*3 books/],
      ['Genres', /Horror.*4 books/],
    ] as const) {
      const options = within(screen.getByRole('group', { name: group })).getAllByRole('option');
      expect(options).toHaveLength(1);
      expect(options[0]).toHaveAccessibleName(option);
    }
    expect(screen.getAllByRole('option').at(-1)).toHaveAccessibleName('See all 1,212 results');
    expect(callsTo('GET /api/suggestions').at(-1)?.query.get('q')).toBe('drac');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('open the one chosen by keyboard, round from the last to the field', async () => {
    stubApi({ 'GET /api/suggestions': someFound });
    const { user } = renderPage(box);
    await user.type(field(), 'drac');
    const [book] = await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', book?.id);
    await user.keyboard('{ArrowUp}');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    expect(await screen.findByText('Now at /series/the-harker-files')).toBeVisible();
  });

  it('say so if books only come close to the words', async () => {
    stubApi({ 'GET /api/suggestions': () => found({ books: [dracula], total: 1, match: 'near' }) });
    const { user } = renderPage(box);
    await user.type(field(), 'dracyla xyzzy');
    expect(
      await screen.findByText('No exact matches for “dracyla xyzzy”. Close matches:'),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'No exact matches for dracyla xyzzy, 1 close suggestion',
    );
    expect(screen.getAllByRole('option').at(-1)).toHaveAccessibleName('See 1 close match');
  });

  it('say what was searched for instead', async () => {
    stubApi({
      'GET /api/suggestions': () =>
        found({ books: [dracula], total: 2, match: 'corrected', searchedFor: 'dracula' }),
    });
    const { user } = renderPage(box);
    await user.type(field(), 'draculla');
    expect(
      await screen.findByText('Nothing matches “draculla”. Results for “dracula”:'),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Nothing matches draculla. 1 suggestion for dracula',
    );
    await user.click(screen.getByRole('option', { name: 'See all 2 results' }));
    expect(await screen.findByText('Now at /search?q=draculla')).toBeVisible();
  });

  it('say which book of its series a book is', async () => {
    const series = { name: 'The Harker Files', number: 3 };
    stubApi({
      'GET /api/suggestions': () =>
        found({ books: [aCard({ title: 'Whitby', author: 'Ann Writer', series })], total: 1 }),
    });
    const { user } = renderPage(box);
    await user.type(field(), 'whit');
    expect(await screen.findByRole('option', { name: /^Whitby/ })).toHaveAccessibleName(
      /^Whitby\s*Ann Writer\s*· Book 3\s*\$/,
    );
  });

  it('say that nothing matches and offer near words', async () => {
    stubApi({ 'GET /api/suggestions': () => found({ near: ['frankenstein'] }) });
    const { user } = renderPage(box);
    await user.type(field(), 'frnkstn');
    expect(await screen.findByText('No matches')).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'frankenstein' }));
    expect(await screen.findByText('Now at /search?q=frankenstein')).toBeVisible();
  });

  it('stay away while they cannot be loaded, and the search works', async () => {
    const { callsTo } = stubApi({ 'GET /api/suggestions': networkError });
    const { user } = renderPage(box);
    await user.type(field(), '  the whale ');
    await waitFor(() => expect(callsTo('GET /api/suggestions')).not.toHaveLength(0));
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Now at /search?q=the+whale')).toBeVisible();
  });

  it('close with Escape', async () => {
    stubApi({ 'GET /api/suggestions': someFound });
    const { user } = renderPage(box);
    await user.type(field(), 'drac');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the last own searches', () => {
  const KEY = 'book-store-searches-v1';

  it('are offered before anything is typed, the last first', async () => {
    stubApi({ 'GET /api/suggestions': someFound });
    for (const words of ['whale', 'moor', 'whale']) {
      const visit = renderPage(box);
      await visit.user.type(field(), `${words}{Enter}`);
      visit.leave();
    }
    const { user } = renderPage(box);
    await user.click(field());
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['whale', 'moor']);
  });

  it('are gone when cleared', async () => {
    localStorage.setItem(KEY, '["whale"]');
    const { user } = renderPage(box);
    await user.click(field());
    await user.click(await screen.findByRole('button', { name: 'Clear these searches' }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('do no harm when what is stored is damaged', async () => {
    localStorage.setItem(KEY, '[{"x":1},"moor"');
    const { user } = renderPage(box);
    await user.click(field());
    expect(screen.queryByRole('option')).toBeNull();
  });
});
