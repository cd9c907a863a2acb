import type {
  ImportRowView,
  ImportView,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import { screen } from '@testing-library/react';
import { anId } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubDashboard } from '../../../testing/sign-in-admin.ts';
import { reply, type Stubs } from '../../../testing/stub-api.ts';

export const AT = '/dashboard/import';
export const LIST = 'GET /api/admin/imports';
export const ONE = 'GET /api/admin/imports/:id';
export const ROWS = 'GET /api/admin/imports/:id/rows';
export const START = 'POST /api/admin/imports';
export const CELLS = 'PUT /api/admin/imports/:id/cells';
export const NONE_WRONG = { new: 2, changed: 1, unchanged: 1196, wrong: 0 };

export const anImport = (overrides: Partial<ImportView> = {}): ImportView => ({
  _id: anId(),
  dryRun: true,
  status: 'done',
  fileName: 'spring.csv',
  encoding: 'utf-8',
  separator: 'semicolon',
  addGenres: false,
  columns: [
    { name: 'EAN', column: 'isbn', samples: ['9780141439587'] },
    { name: 'Buch', samples: ['Persuasion'] },
  ],
  total: 1200,
  done: 1200,
  counts: { new: 2, changed: 1, unchanged: 1196, wrong: 1 },
  free: 0,
  missingGenres: [],
  defaults: {},
  leaveOut: [],
  moved: 'shop',
  multiline: false,
  lines: 1203,
  problems: [],
  repairs: [],
  questions: [],
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:00:05.000Z',
  by: 'owner',
  ...overrides,
});

export const aRow = (overrides: Partial<ImportRowView> = {}): ImportRowView => ({
  line: 2,
  title: 'Emma',
  fields: [],
  problems: [],
  repairs: [],
  questions: [],
  ...overrides,
});

export const rowsOf = (rows: ImportRowView[]) => () =>
  reply(rows, { headers: { 'x-total-count': String(rows.length) } });

/** Opens the page; the server has `current` as the answer to each start. */
export function open(current: ImportView, stubs: Stubs = {}, address = AT) {
  const api = stubDashboard({
    [LIST]: () => [],
    [ONE]: () => current,
    [ROWS]: rowsOf([aRow()]),
    [START]: () => reply(current, { status: 202 }),
    ...stubs,
  });
  return { ...api, ...renderApp(address) };
}

export const FILE = new File(['EAN;Buch\n9780141439587;Emma'], 'spring.csv', { type: 'text/csv' });
export async function choose({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) {
  await user.upload(await screen.findByLabelText('Choose a file'), FILE);
}
export const click = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
