import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { DataColumn } from './data-columns.ts';
import { DataTable } from './data-table.tsx';

type Item = { id: string; name: string; copies: number };

const COLUMNS: readonly DataColumn<Item>[] = [
  { head: 'Chosen', quiet: true, cell: ({ name }) => <input aria-label={`Choose ${name}`} /> },
  { head: 'Name', names: true, cell: ({ name }, at) => `${at}: ${name}` },
  {
    id: 'copies',
    head: 'Copies',
    cell: ({ copies }) => copies,
    sorts: { first: 'descending', hint: 'Most copies first' },
  },
];
const LAYOUT = { table: 'card', head: 'max-lg:sr-only', row: 'grid', bodyRow: 'h-22' };
const ROW = 50;

const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `Item ${at}`, copies: at }));

type Given = Partial<Parameters<typeof DataTable<Item>>[0]>;
const table = (given: Given) => (
  <DataTable
    labelledBy="items"
    rows={items(3)}
    keyOf={({ id }) => id}
    columns={COLUMNS}
    layout={LAYOUT}
    busy={false}
    {...given}
  />
);

function inScreensOf(height: number) {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY, height, height),
  );
}
const scrollTo = (pixels: number) =>
  act(() => {
    window.scrollTo(0, pixels);
    window.dispatchEvent(new Event('scroll'));
  });

afterEach(() => {
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

it('has the role of each part, whatever CSS makes of it', () => {
  render(table({}));
  const [head, body] = screen.getAllByRole('rowgroup');
  for (const [part, role] of [
    ['table', 'table'],
    ['thead', 'rowgroup'],
    ['tbody', 'rowgroup'],
    ['tr', 'row'],
    ['thead th', 'columnheader'],
    ['tbody th', 'rowheader'],
    ['td', 'cell'],
  ])
    for (const one of document.querySelectorAll(part as string))
      expect(one.getAttribute('role'), part).toBe(role);
  const heads = within(head as HTMLElement).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Chosen', 'Name', 'Copies↕']);
  const [first] = within(body as HTMLElement).getAllByRole('row');
  expect(within(first as HTMLElement).getByRole('rowheader')).toHaveTextContent('0: Item 0');
});

it('numbers its rows as those of the whole list', () => {
  render(table({ from: 21, total: 43 }));
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '44');
  const rows = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
  expect(rows).toEqual(['1', '22', '23', '24']);
});

it('asks for an order by the head of a column, and turns it around', async () => {
  const onSort = vi.fn();
  const { rerender } = render(table({ onSort }));
  const head = () => screen.getByRole('columnheader', { name: 'Copies' });
  expect(head()).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(screen.getByRole('button', { name: 'Copies' }));
  expect(onSort).toHaveBeenLastCalledWith([{ id: 'copies', desc: true }]);
  rerender(table({ onSort, sorting: [{ id: 'copies', desc: true }] }));
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Copies' }));
  expect(onSort).toHaveBeenLastCalledWith([{ id: 'copies', desc: false }]);
});

it('keeps what stands in a row when its columns are made anew', async () => {
  const { rerender } = render(table({}));
  await userEvent.type(screen.getByLabelText('Choose Item 1'), 'typed');
  rerender(
    table({ columns: COLUMNS.map((one) => ({ ...one, cell: (row, at) => one.cell(row, at) })) }),
  );
  expect(screen.getByLabelText('Choose Item 1')).toHaveValue('typed');
  expect(screen.getByLabelText('Choose Item 1')).toHaveFocus();
});

it('has only the rows of a long list that are near the screen, in their places', () => {
  inScreensOf(ROW);
  render(table({ rows: items(1000) }));
  expect(screen.getByText('0: Item 0')).toBeInTheDocument();
  expect(screen.queryByText('500: Item 500')).toBeNull();
  scrollTo(500 * ROW);
  expect(screen.getByText('500: Item 500').closest('tr')).toHaveStyle({ top: `${500 * ROW}px` });
  expect(screen.queryByText('0: Item 0')).toBeNull();
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

it('keeps the rows that are held, however far from the screen', () => {
  inScreensOf(ROW);
  render(table({ rows: items(1000), held: new Set(['3']) }));
  scrollTo(500 * ROW);
  expect(screen.getByText('3: Item 3')).toBeInTheDocument();
  expect(screen.queryByText('2: Item 2')).toBeNull();
});
