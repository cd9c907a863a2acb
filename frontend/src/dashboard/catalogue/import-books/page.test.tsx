import { SEVERAL_ROWS } from '@book-store/contract/uploads';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { networkError, problem, reply } from '../../../testing/stub-api.ts';
import {
  anImport,
  aRow,
  CELLS,
  choose,
  click,
  LIST,
  NONE_WRONG,
  ONE,
  open,
  ROWS,
  rowsOf,
  START,
} from './import-page.fixtures.ts';

beforeEach(() => signInAdmin());

describe('Import books', () => {
  it('says openly which columns are left out', async () => {
    const { user } = open(anImport());
    await choose({ user });
    expect(
      await screen.findByText(/This column is left out.*“Buch”\. You can choose/),
    ).toBeVisible();
  });

  it('lets a refused row be typed over in place, checks again and imports it with that', async () => {
    const [first, second] = [anImport(), anImport({ counts: { ...NONE_WRONG, new: 3, wrong: 1 } })];
    const problems = [{ column: 'EAN', value: 'auf Anfrage', message: 'This is not an ISBN.' }];
    const wrong = aRow({ row: 7, line: 9, cells: ['auf Anfrage', 'Emma'], problems });
    let started = 0;
    const { user, callsTo } = open(first, {
      [ONE]: () => (started > 1 ? second : first),
      [START]: () => {
        started += 1;
        return reply(started > 1 ? second : first, { status: 202 });
      },
      [ROWS]: ({ query }) => rowsOf(query.get('outcome') === 'wrong' ? [wrong] : [aRow()])(),
      [CELLS]: () => first,
    });
    await choose({ user });
    await user.click(await screen.findByRole('tab', { name: 'Wrong 1' }));
    await user.click(await screen.findByRole('button', { name: /^Correct this row/ }));
    const row = () => within(screen.getByRole('form', { name: 'Line 9' }));
    // Another check shows the rows anew.
    const cellNow = () => waitFor(() => row().getByLabelText('EAN'));
    const cell = await cellNow();
    expect(cell).toHaveFocus();
    expect(cell).toHaveAccessibleDescription('This is not an ISBN.');
    expect(row().queryByLabelText('Buch')).not.toBeInTheDocument();
    await user.clear(cell);
    await user.type(cell, '9780141439587{Enter}');
    await waitFor(() => expect(callsTo(START)).toHaveLength(2));
    expect(callsTo(CELLS)[0]?.body).toEqual({
      cells: [{ row: 7, column: 0, text: '9780141439587' }],
    });
    expect(callsTo(START)[1]?.query.get('typed')).toBe(first._id);
    // What is still wrong stays in view, with what was typed.
    await waitFor(() => expect(row().getByLabelText('EAN')).toHaveValue('9780141439587'));
    await click(user, 'Import 4 books');
    await waitFor(() => expect(callsTo(START)).toHaveLength(3));
    expect(callsTo(START)[2]?.query.get('typed')).toBe(second._id);
    expect(callsTo(START)[2]?.query.get('dryRun')).toBe('false');
  });

  it('says what a file may be, and how to get back', async () => {
    open(anImport());
    expect(await screen.findByText(/Books are recognised by their ISBN/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Manage Books' })).not.toEqual([]);
  });

  it('checks a chosen file without importing it, and shows what would change', async () => {
    const app = open(anImport());
    await choose(app);
    expect(await screen.findByText(/Nothing has been imported yet. 1 row is wrong./)).toBeVisible();
    const [call] = app.callsTo(START);
    expect(call?.query.get('dryRun')).toBe('true');
    expect(call?.query.get('name')).toBe('spring.csv');
    expect(call?.body).toContain('9780141439587;Emma');
    expect(screen.getByRole('tab', { name: 'New 2' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('Emma')).toBeVisible();
    app.answer(ROWS, rowsOf([aRow({ fields: [{ field: 'newPrice', from: 12, to: 10 }] })]));
    await app.user.click(screen.getByRole('tab', { name: 'Changed 1' }));
    expect(await screen.findByText('price: $12.00 → $10.00')).toBeVisible();
    app.answer(
      ROWS,
      rowsOf([
        aRow({
          line: 7,
          title: '',
          problems: [{ column: 'Preis', value: 'free', message: 'This is not a price.' }],
        }),
      ]),
    );
    await app.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await screen.findByText('Line 7')).toBeVisible();
    expect(screen.getByText(/This is not a price/)).toHaveTextContent(
      'Preis: This is not a price. “free”',
    );
    expect(screen.getByRole('button', { name: 'Download these rows' })).toBeVisible();
  });

  it('imports what was checked, shows how far it is, and can be stopped', async () => {
    const checked = anImport();
    const running = anImport({ dryRun: false, status: 'running', done: 300 });
    const app = open(checked, { 'POST /api/admin/imports/:id/stop': () => running });
    await choose(app);
    app.answer(START, () => reply(running, { status: 202 }));
    await screen.findByText(/Nothing has been imported yet/);
    app.answer(ONE, () => running);
    await click(app.user, 'Import 3 books');
    expect(await screen.findByText('300 of 1,200 rows')).toBeVisible();
    expect(app.callsTo(START).at(-1)?.query.get('dryRun')).toBe('false');
    await click(app.user, 'Stop');
    expect(app.callsTo('POST /api/admin/imports/:id/stop')).toHaveLength(1);
    app.answer(ONE, () => ({ ...running, status: 'stopped' }));
    expect(
      await screen.findByText(/Stopped after 300 of 1,200 rows: 2 new, 1 changed/),
    ).toBeVisible();
  });

  it('asks before it imports books that would cost nothing', async () => {
    const app = open(anImport({ free: 2 }), { [ROWS]: rowsOf([aRow({ isFree: true })]) });
    await choose(app);
    expect(await screen.findByText(/2 books would cost nothing\./)).toBeVisible();
    expect(await screen.findByText('This book would cost nothing.')).toBeVisible();
    await click(app.user, 'Import 3 books');
    await click(app.user, 'Cancel');
    expect(app.callsTo(START)).toHaveLength(1);
    await click(app.user, 'Import 3 books');
    await click(app.user, 'Yes, import them');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(2));
  });

  it('shows the first rows of many, and more on demand', async () => {
    const counts = { new: 0, changed: 250, unchanged: 0, wrong: 0 };
    const last = anImport({ dryRun: false, counts });
    const { user } = open(last, { [LIST]: () => [last] });
    expect(await screen.findByText('The first 100 of 250 rows.')).toBeVisible();
    await click(user, 'Show more');
    expect(await screen.findByText('All 250 rows are shown.')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows an import that somebody has started before', async () => {
    const running = anImport({ dryRun: false, status: 'running', done: 10 });
    const app = open(running, { [LIST]: () => [running] });
    expect(await screen.findByText('10 of 1,200 rows')).toBeVisible();
    app.answer(ONE, () => ({ ...running, status: 'done', done: 1200 }));
    expect(await screen.findByText(/Imported: 2 new, 1 changed/)).toBeVisible();
  });

  it('shows the last import to somebody who comes back', async () => {
    const last = anImport({ dryRun: false });
    open(last, { [LIST]: () => [anImport(), last] });
    expect(await screen.findByText(/Imported: 2 new, 1 changed/)).toBeVisible();
    expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
  });

  it('takes a column by hand and checks again', async () => {
    const app = open(anImport());
    await choose(app);
    await app.user.click(await screen.findByText('What was recognised'));
    await app.user.selectOptions(screen.getByLabelText('Buch'), 'Title');
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    await click(app.user, 'Check again');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(2));
    expect(app.callsTo(START)[1]?.query.get('columns')).toBe('{"title":"Buch"}');
  });

  const withProblems = anImport({
    columns: [
      { name: 'EAN', column: 'isbn', samples: [] },
      { name: 'Jahr', column: 'publishedYear', samples: [] },
    ],
    counts: { new: 5, changed: 0, unchanged: 0, wrong: 41 },
    problems: [
      { column: 'publishedYear', message: 'Not a year.', count: 34, examples: ['soon', 'later'] },
      { column: 'category', message: 'No such genre.', count: 6, examples: ['Sea'] },
      { message: 'This book is in line … already.', count: 1, examples: [] },
      { column: 'publishedYear', message: 'Too late.', count: 2, examples: [] },
    ],
  });

  it('groups what is wrong, and accepts all rows of a group with one decision', async () => {
    const app = open(withProblems);
    await choose(app);
    const groups = await screen.findByRole('region', { name: 'What is wrong' });
    expect(
      within(groups)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('34 rows · Jahr: Not a year. “soon”, “later”'),
      expect.stringContaining('6 rows · Genre: No such genre. “Sea”'),
      '1 row: This book is in line … already.',
      '2 rows · Jahr: Too late.',
    ]);
    await click(app.user, 'Accept all 36 without Year');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(2));
    expect(app.callsTo(START)[1]?.query.get('leaveOut')).toBe('publishedYear');
    await click(app.user, 'Put all 6 into “To sort”');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(3));
    expect(app.callsTo(START)[2]?.query.get('leaveOut')).toBe('publishedYear,category');
    expect(screen.queryByRole('button', { name: /Year/ })).toBeNull();
    await app.user.click(await screen.findByText('What was recognised'));
    await app.user.click(screen.getByLabelText('Leave out what is wrong in Year'));
    await click(app.user, 'Check again');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(4));
    expect(app.callsTo(START)[3]?.query.get('leaveOut')).toBe('category');
  });

  it('asks what happens to what has changed in the shop since the export, and keeps it until then', async () => {
    const value = '4 in the shop, 7 in the file';
    const message = 'It has changed in the shop since the export, and not in the file.';
    const questions = [{ column: 'stock' as const, message, count: 1, examples: [value] }];
    const counts = { new: 0, changed: 0, unchanged: 1, wrong: 0 };
    const row = aRow({ questions: [{ column: 'Stock', value, message }] });
    const app = open(anImport({ questions, counts }), { [ROWS]: rowsOf([row]) });
    await choose(app);
    const asked = await screen.findByRole('region', { name: 'Changed since the export' });
    expect(within(asked).getByRole('listitem')).toHaveTextContent(
      `1 row · Stock: ${message} “${value}”`,
    );
    expect(await screen.findByText(/4 in the shop, 7 in the file\./)).toBeVisible();
    const keep = within(asked).getByRole('button', { name: 'Keep the values of the shop' });
    expect(keep).toHaveAttribute('aria-pressed', 'true');
    await click(app.user, 'Use all values of the file');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(2));
    expect(app.callsTo(START)[1]?.query.get('moved')).toBe('file');
  });

  it('asks whether a row is several, and takes it as one if the owner says so', async () => {
    const several = { column: 'title' as const, message: SEVERAL_ROWS, count: 2, examples: [] };
    const app = open(anImport({ problems: [several] }));
    await choose(app);
    expect(await screen.findByText(/1,203 lines, 1,200 rows/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /without Title/ })).toBeNull();
    await click(app.user, 'Each is one row');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(2));
    expect(app.callsTo(START)[1]?.query.get('multiline')).toBe('true');
    await app.user.click(await screen.findByText('What was recognised'));
    await app.user.click(screen.getByLabelText('Cells may hold line breaks and separators'));
    await click(app.user, 'Check again');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(3));
    expect(app.callsTo(START)[2]?.query.get('multiline')).toBeNull();
  });

  it('says the price of new books, and which check an import follows', async () => {
    const fields = [
      { field: 'author', to: 'Jane Austen' },
      { field: 'newPrice', to: 10 },
    ];
    const app = open(anImport(), { [ROWS]: rowsOf([aRow({ fields })]) });
    await choose(app);
    expect(await screen.findByText('author: “Jane Austen” · price: $10.00')).toBeVisible();
    const checked = app.callsTo('GET /api/admin/imports/:id')[0]?.path.split('/').at(-1);
    await click(app.user, 'Import 3 books');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(2));
    expect(app.callsTo(START)[1]?.query.get('checked')).toBe(checked);
  });

  it('keeps the other column of ISBNs where one is left out', async () => {
    const columns = ['ISBN', 'EAN'].map((name) => ({ name, column: 'isbn' as const, samples: [] }));
    const app = open(anImport({ columns }));
    await choose(app);
    await app.user.click(await screen.findByText('What was recognised'));
    await app.user.selectOptions(screen.getByLabelText('EAN'), 'Leave out');
    expect(screen.getByLabelText('ISBN')).toHaveDisplayValue('ISBN');
    await click(app.user, 'Check again');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(2));
    expect(app.callsTo(START)[1]?.query.get('columns')).toBe('{"isbn":"ISBN"}');
  });

  it('adds the missing genres with one decision', async () => {
    const app = open(withProblems);
    await choose(app);
    await click(app.user, 'Add these genres');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(2));
    expect(app.callsTo(START)[1]?.query.get('addGenres')).toBe('true');
  });

  it('only says what was wrong in an import that is over', async () => {
    const last = { ...withProblems, dryRun: false };
    open(last, { [LIST]: () => [last] });
    const groups = await screen.findByRole('region', { name: 'What is wrong' });
    expect(within(groups).queryByRole('button')).toBeNull();
  });

  it('takes what new books have where the file says nothing', async () => {
    const missing = { column: 'newPrice' as const, message: 'Required.', count: 9, examples: [] };
    const app = open(anImport({ problems: [missing] }));
    await choose(app);
    await app.user.type(await screen.findByLabelText('Price'), '9,99');
    await app.user.selectOptions(screen.getByLabelText('Format'), 'Audiobook');
    expect(screen.getByLabelText('Genre')).toHaveDisplayValue('To sort');
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    await app.user.type(screen.getByLabelText('Stock'), '3{Enter}');
    await waitFor(() => expect(app.callsTo(START)).toHaveLength(2));
    expect(JSON.parse(app.callsTo(START)[1]?.query.get('defaults') ?? '')).toEqual({
      newPrice: '9,99',
      format: 'audiobook',
      stock: '3',
    });
  });

  it('lists what was mended, in groups and at each row', async () => {
    const message = 'It had lost the zeros at its start.';
    const to = '9780439023481';
    const example = `439023483 → ${to}`;
    const repairs = [{ column: 'isbn' as const, message, count: 2, examples: [example] }];
    const row = aRow({ repairs: [{ column: 'EAN', value: '439023483', to, message }] });
    const app = open(anImport({ repairs }), { [ROWS]: rowsOf([row]) });
    await choose(app);
    await app.user.click(await screen.findByText('What was mended or left out'));
    expect(screen.getByText(/2 cells/, { selector: 'p > *' })).toBeVisible();
    expect(await screen.findByText(/^439023483 → 9780439023481 It had/)).toHaveTextContent('EAN: ');
  });

  it('asks how a file is written that is not in UTF-8', async () => {
    const app = open(anImport(), {
      [START]: () =>
        problem(400, 'bad-request', {
          fields: [{ path: 'encoding', message: 'Not UTF-8.' }],
          sample: 'Les Misérables',
        }),
    });
    await choose(app);
    const question = await screen.findByRole('region', { name: 'How is the file written?' });
    expect(within(question).getByText('Les Misérables')).toBeVisible();
    app.answer(START, () => reply(anImport(), { status: 202 }));
    await click(app.user, 'Yes, read it as Latin-1');
    expect(await screen.findByText(/Nothing has been imported yet/)).toBeVisible();
    expect(app.callsTo(START)[1]?.query.get('encoding')).toBe('latin1');
  });

  it.each([
    [
      'a file that is none',
      () => problem(400, 'bad-request', { detail: 'This is a workbook.' }),
      'This is a workbook.',
    ],
    ['no connection', networkError, /cannot be reached/],
  ])('says why it cannot start with %s', async (_what, failing, text) => {
    const app = open(anImport(), { [START]: failing });
    await choose(app);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('asks for the ISBN column, and opens the columns', async () => {
    const app = open(anImport({ columns: [{ name: 'Buch', samples: ['Persuasion'] }] }));
    await choose(app);
    expect(await screen.findByText(/No column was recognised as the ISBN/)).toBeVisible();
    expect(screen.getByLabelText('Buch')).toBeVisible();
    expect(screen.queryByRole('tab', { name: /New/ })).toBeNull();
  });
});
