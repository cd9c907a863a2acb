import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anId } from '../../../testing/builders.ts';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { problem, reply } from '../../../testing/stub-api.ts';
import { anImport, click, LIST, ONE, open } from './import-page.fixtures.ts';

beforeEach(() => signInAdmin());

describe('undoing an import', () => {
  const imported = anImport({ dryRun: false, undoUntil: '2999-01-01T00:00:00.000Z' });
  const undone = {
    by: 'ada',
    startedAt: '2026-11-20T11:00:00.000Z',
    failed: false,
    total: 3,
    done: 1,
    putBack: 1,
    binned: 0,
    kept: 0,
  };
  const UNDO = 'POST /api/admin/imports/:id/undo';
  const KEPT = 'GET /api/admin/imports/:id/kept';

  it('asks with what it will do, shows how far it is, and lists what stays', async () => {
    const { user, answer, callsTo } = open(imported, {
      [LIST]: () => [imported],
      [UNDO]: () => reply({ ...imported, undone }, { status: 202 }),
      [KEPT]: () =>
        reply([{ bookId: anId(), title: 'Dune', reason: 'ordered' }], {
          headers: { 'x-total-count': '1' },
        }),
    });
    await click(user, 'Undo import');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^1 book will be as before the import\. 2 books that/)).toBeVisible();
    expect(callsTo(UNDO)).toEqual([]);
    answer(ONE, () => ({ ...imported, undone }));
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('Undoing: 1 of 3 books')).toBeVisible();
    const finished = { ...undone, done: 3, binned: 1, kept: 1, finishedAt: undone.startedAt };
    answer(ONE, () => ({ ...imported, undone: finished }));
    expect(await screen.findByText('Undone: 1 book as before, 1 book in the bin.')).toBeVisible();
    expect(await screen.findByText(/ordered since the import, so it is hidden/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
  });

  it('says why it cannot be done now', async () => {
    const { user } = open(imported, {
      [LIST]: () => [imported],
      [UNDO]: () => problem(409, 'conflict', { detail: 'Another import is running.' }),
    });
    await click(user, 'Undo import');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('Another import is running.')).toBeVisible();
  });

  it('is no longer offered after a day', async () => {
    open(anImport({ ...imported, undoUntil: '2026-11-21T10:00:05.000Z' }), {
      [LIST]: () => [imported],
    });
    expect(await screen.findByText(/^Imported: 2 new, 1 changed\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
  });

  it('is offered for past imports, too', async () => {
    const past = anImport({ ...imported, _id: anId(), fileName: 'winter.csv' });
    open(imported, { [LIST]: () => [imported, past] });
    expect(await screen.findByRole('link', { name: 'winter.csv' })).toHaveAttribute(
      'href',
      `/dashboard/import?id=${past._id}`,
    );
  });
});
