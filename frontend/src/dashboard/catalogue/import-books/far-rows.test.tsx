import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { anImport, aRow, choose, open, ROWS, rowsOf } from './import-page.fixtures.ts';

let seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
beforeEach(() => {
  seen = [];
  signInAdmin();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (typeof seen)[number]) {
        seen.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const scroll = (where: 'far' | 'near') =>
  act(() => {
    for (const tell of seen) tell([{ isIntersecting: where === 'near' }]);
  });

it('keeps a refused row open that is scrolled far away, and no other rows', async () => {
  const problems = [{ column: 'EAN', value: 'x', message: 'This is not an ISBN.' }];
  const rows = [aRow({ row: 7, line: 9, cells: ['x', 'Emma'], problems })];
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 1 };
  const { user } = open(anImport({ counts }), { [ROWS]: rowsOf(rows) });
  await choose({ user });
  const button = await screen.findByRole('button', { name: /^Correct this row/ });
  scroll('far');
  expect(button).not.toBeInTheDocument();
  scroll('near');
  await user.click(await screen.findByRole('button', { name: /^Correct this row/ }));
  scroll('far');
  await waitFor(() => expect(screen.getByRole('form', { name: 'Line 9' })).toBeVisible());
});
