import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pathsOf } from '../../lib/addresses/paths.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useListState } from './use-list-state.ts';

const { items } = pathsOf({ items: { pattern: '/items' } });
const STATES = ['open', 'closed'] as const;

function List() {
  const list = useListState(items.to, {
    searched: true,
    choices: { state: STATES, sort: ['name', 'date'] },
  });
  return (
    <>
      <p>{JSON.stringify(list.query)}</p>
      <p>{list.isNarrowed ? 'narrowed' : 'whole'}</p>
      <a href={list.toPage(3)}>3</a>
      <a href={list.to({ state: 'closed' })}>Closed</a>
      <a href={list.all}>All</a>
      <button type="button" onClick={() => void list.change({ q: 'emma', state: undefined })}>
        Search
      </button>
    </>
  );
}
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('reads words, choices and page, and ignores what is invalid', () => {
  renderPage(<List />, { at: '/items?q=+emma+&state=open&sort=price&page=2&other=1' });
  expect(screen.getByText('{"q":"emma","state":"open","page":2,"limit":20}')).toBeVisible();
  expect(screen.getByText('narrowed')).toBeVisible();
});

it('takes no order for something that narrows the list', () => {
  renderPage(<List />, { at: '/items?sort=name&page=-1' });
  expect(screen.getByText('{"sort":"name","page":1,"limit":20}')).toBeVisible();
  expect(screen.getByText('whole')).toBeVisible();
});

it('keeps words and choices on other pages, and begins at the first page with other ones', () => {
  renderPage(<List />, { at: '/items?q=emma&state=open&sort=name&page=2' });
  expect(href('3')).toBe('/items?q=emma&state=open&sort=name&page=3');
  expect(href('Closed')).toBe('/items?q=emma&state=closed&sort=name');
  expect(href('All')).toBe('/items');
});

it('goes to the address of other words', async () => {
  const { user } = renderPage(<List />, { at: '/items?state=open&page=2' });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('{"q":"emma","page":1,"limit":20}')).toBeVisible();
});
