import { act, screen, waitFor } from '@testing-library/react';
import { useFieldArray } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Button } from '../button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { EditFields, EditForm } from './edit-form.tsx';
import { changedMeanwhile, invalid } from './form-constraints.ts';
import { type FieldsOf, useEditForm } from './use-edit-form.ts';
import { hasUnsavedChanges } from './use-unsaved-changes.ts';

type Shelf = { name: string; open: boolean; books: { isbn: string; place: string }[] };
type Stored = { version: number; shelf: Shelf };
const emma = { isbn: '1', place: 'left' };
const persuasion = { isbn: '2', place: 'right' };
const SHELF: Shelf = { name: 'Novels', open: true, books: [emma, persuasion] };
const stored = (version: number, part: Partial<Shelf> = {}): Stored => ({
  version,
  shelf: { ...SHELF, ...part },
});
const TITLES: Readonly<Record<string, string>> = { 1: 'Emma', 2: 'Persuasion', 3: 'Sanditon' };

const fieldsOf = ({ books }: Shelf): FieldsOf<Shelf> => ({
  name: { label: 'Name', required: true },
  open: { label: 'Open to all' },
  books: {
    label: 'Books',
    shows: (all: Shelf['books']) => all.map(({ isbn }) => TITLES[isbn]).join(' and '),
  },
  ...Object.fromEntries(
    books.map(({ isbn = '' }, at) => [`books.${at}.place`, { of: TITLES[isbn], label: 'Place' }]),
  ),
});

type Send = (shelf: Shelf, base: Stored) => Promise<Stored>;
type ShelfFormProps = { send: Send; onSaved?: (isUnsaved: boolean) => void };

function ShelfForm({ send, onSaved }: ShelfFormProps) {
  const form = useEditForm({
    item: stored(1),
    fields: fieldsOf,
    read: ({ shelf }: Stored) => shelf,
    keys: { books: ({ isbn }: Shelf['books'][number]) => isbn },
    send,
    saved: () => onSaved?.(hasUnsavedChanges()),
  });
  const { append, remove } = useFieldArray({ control: form.control, name: 'books' });
  return (
    <EditForm form={form} what="this shelf" button="Save">
      <EditFields of={form} names={['name']} />
      <Checkbox {...form.checkbox('open')}>Open to all</Checkbox>
      {form.values.books.map(({ isbn }, at) => (
        <section key={isbn} aria-label={TITLES[isbn]}>
          <EditFields of={form} names={[`books.${at}.place`]} />
          <Button onClick={() => remove(at)}>Remove {TITLES[isbn]}</Button>
        </section>
      ))}
      <Button onClick={() => append({ isbn: '3', place: 'top' })}>Add Sanditon</Button>
    </EditForm>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const places = () =>
  screen
    .getAllByRole('textbox', { name: 'Place' })
    .map((field) => (field as HTMLInputElement).value);
/** The rows of the conflict: what is in question, yours, theirs. */
const clashes = () =>
  screen
    .queryAllByRole('term')
    .map(({ textContent, parentElement }) => [
      textContent,
      ...[...(parentElement?.querySelectorAll('dd') ?? [])].map((value) => value.textContent),
    ]);
const saved = () => screen.findByText(/^Saved at/);

/** The form, the other admin having stored `theirs`; the server stores what comes against version 2. */
function open(theirs: Partial<Shelf>) {
  const other = stored(2, theirs);
  const send = vi.fn<Send>(async (shelf, { version }) => {
    if (version < 2) throw changedMeanwhile(other);
    return { version: 3, shelf };
  });
  const { user } = renderPage(<ShelfForm send={send} />);
  const press = (button: string) => user.click(screen.getByRole('button', { name: button }));
  const rename = async (text: string) => {
    await user.clear(name());
    await user.type(name(), text);
  };
  return { user, send, press, rename };
}

describe('a form that edits something', () => {
  it('sends what is typed without spaces around it, and shows what is stored', async () => {
    const onSaved = vi.fn();
    const send = vi.fn<Send>(async (shelf) => ({ version: 2, shelf: { ...shelf, open: false } }));
    const { user } = renderPage(<ShelfForm send={send} onSaved={onSaved} />);
    await user.type(name(), ' ');
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(name(), 'and plays ');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await saved()).toBeVisible();
    expect(send.mock.calls).toEqual([[{ ...SHELF, name: 'Novels and plays' }, stored(1)]]);
    expect(name()).toHaveValue('Novels and plays');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    // Whoever is led elsewhere is not asked.
    expect(onSaved.mock.calls).toEqual([[false]]);
  });

  it('keeps what is typed if it is refused, and what is typed while it is saved', async () => {
    let reply = (_stored: Stored) => {};
    const send = vi
      .fn<Send>()
      .mockRejectedValueOnce(invalid([{ path: 'books.1.place', message: 'No such place.' }]))
      .mockImplementationOnce(() => new Promise((resolve) => (reply = resolve)));
    const { user } = renderPage(<ShelfForm send={send} />);
    await user.type(name(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const place = screen.getAllByRole('textbox', { name: 'Place' })[1];
    await waitFor(() => expect(place).toHaveAccessibleDescription('No such place.'));
    expect(place).toHaveFocus();
    expect(name()).toHaveValue('Novels!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(name(), '?');
    await act(async () => reply(stored(2, { name: 'Novels!', books: [emma] })));
    expect(name()).toHaveValue('Novels!?');
    expect(places()).toEqual(['left']);
    expect(hasUnsavedChanges()).toBe(true);
  });
});

describe('a form whose document somebody else has changed', () => {
  it('fills in what only they have changed, and saves both', async () => {
    const { send, press, rename } = open({ open: false, books: [{ ...emma, place: 'top' }] });
    await rename('Plays');
    await press('Save');
    expect(await screen.findByText(/Their changes are in the form now/)).toBeVisible();
    expect(clashes()).toEqual([]);
    expect(places()).toEqual(['top']);
    expect(send).toHaveBeenCalledTimes(1);
    await press('Save');
    await saved();
    const both = { name: 'Plays', open: false, books: [{ ...emma, place: 'top' }] };
    expect(send.mock.lastCall?.[0]).toEqual(both);
    expect(screen.queryByText(/Somebody else/)).not.toBeInTheDocument();
  });

  it('says in its own words what both have changed, and takes over theirs or puts back its own', async () => {
    const { send, press, rename, user } = open({
      name: 'Prose',
      open: false,
      books: [{ ...emma, place: 'top' }, persuasion],
    });
    await rename('Plays');
    await user.clear(screen.getAllByRole('textbox', { name: 'Place' })[0] as HTMLElement);
    await press('Save');
    expect(await screen.findByText(/Nothing has been saved yet/)).toBeVisible();
    const rows = [
      ['Name', 'YoursPlays', 'TheirsProse'],
      ['Emma: Place', 'YoursNothing', 'Theirstop'],
    ];
    expect(clashes()).toEqual(rows);
    expect(name()).toHaveValue('Plays');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await press('Use theirs');
    expect(name()).toHaveValue('Prose');
    expect(places()).toEqual(['top', 'right']);
    await press('Put mine back');
    expect(clashes()).toEqual(rows);
    expect(name()).toHaveValue('Plays');
    expect(places()).toEqual(['', 'right']);
    await press('Overwrite with mine');
    await saved();
    expect(send.mock.lastCall).toEqual([
      { name: 'Plays', open: false, books: [{ ...emma, place: '' }, persuasion] },
      expect.objectContaining({ version: 2 }),
    ]);
  });

  it('says as a whole which items both have added and removed', async () => {
    const { press, send } = open({ books: [emma] });
    await press('Add Sanditon');
    await press('Save');
    await screen.findByText(/Nothing has been saved yet/);
    expect(clashes()).toEqual([['Books', 'YoursEmma and Persuasion and Sanditon', 'TheirsEmma']]);
    await press('Use theirs');
    expect(places()).toEqual(['left']);
    await press('Put mine back');
    expect(places()).toEqual(['left', 'right', 'top']);
    await press('Overwrite with mine');
    await saved();
    expect(send.mock.lastCall?.[0].books).toHaveLength(3);
  });

  it('keeps what was typed while it was sent', async () => {
    let reply = () => {};
    const send = vi.fn<Send>(
      () =>
        new Promise((_resolve, reject) => {
          reply = () => reject(changedMeanwhile(stored(2, { open: false, name: 'Prose' })));
        }),
    );
    const { user } = renderPage(<ShelfForm send={send} />);
    await user.type(name(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(screen.getAllByRole('textbox', { name: 'Place' })[0] as HTMLElement, 'most');
    reply();
    expect(await screen.findByText(/Nothing has been saved yet/)).toBeVisible();
    expect(places()).toEqual(['leftmost', 'right']);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(name()).toHaveValue('Prose');
    expect(places()).toEqual(['leftmost', 'right']);
  });

  it.each([
    ['is saved again where they have changed nothing that it shows', {}, 2],
    ['has nothing to save where they want the same', { name: 'Plays' }, 1],
  ])('%s', async (_does, theirs, calls) => {
    const { press, rename, send } = open(theirs);
    await rename('Plays');
    await press('Save');
    await saved();
    expect(send).toHaveBeenCalledTimes(calls);
    expect(name()).toHaveValue('Plays');
    expect(hasUnsavedChanges()).toBe(false);
  });
});
