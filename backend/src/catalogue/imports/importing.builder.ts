import { setTimeout as wait } from 'node:timers/promises';
import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type {
  ImportRowView,
  ImportView,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import type { RowOutcome } from '@book-store/contract/uploads';
import { afterAll, beforeAll } from 'vitest';
import { createChangeRecorder } from '../../platform/audit/record-change.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import type { TestApp } from '../../testing/app/start-test-app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';
import { importsJob } from './run-imports.ts';

type Query = Record<string, string>;

/** Runs the imports of a test app, as a server does. */
export function useImports(app: TestApp): void {
  const deps = testDeps(app.clock, async () => true);
  const recordChange = createChangeRecorder(deps);
  let stop = async () => {};
  beforeAll(() => {
    stop = startJobs([importsJob({ recordChange })], { ...deps, currentShop });
  });
  afterAll(() => stop());
}

/** Returns helpers that import a file through the API. */
export function importingWith(app: TestApp) {
  let as = '';
  const get = async (path: string) => {
    as ||= await asAdmin();
    return app.http().get(path).set('Authorization', as);
  };

  const post = async (file: string | Buffer, query: Query = {}) => {
    as ||= await asAdmin();
    const call = app.http().post(`/api/admin/imports?${new URLSearchParams(query)}`);
    return call
      .set('Authorization', as)
      .set('Content-Type', 'text/csv')
      .send(file as string);
  };

  /** Waits for an import to end. */
  async function done(id: string): Promise<ImportView> {
    for (;;) {
      const { body } = await get(`/api/admin/imports/${id}`);
      if (body.status !== 'running') return body;
      await wait(10);
    }
  }

  const run = async (file: string | Buffer, query: Query = {}): Promise<ImportView> => {
    const { status, body } = await post(file, query);
    if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`);
    return done(body._id);
  };

  return {
    get,
    post,
    done,
    dryRun: (file: string | Buffer, query: Query = {}) => run(file, query),
    importFile: (file: string | Buffer, query: Query = {}) =>
      run(file, { ...query, dryRun: 'false' }),
    rows: async ({ _id }: ImportView, outcome: RowOutcome): Promise<ImportRowView[]> =>
      (await get(`/api/admin/imports/${_id}/rows?outcome=${outcome}`)).body,
    books: async (): Promise<BookView[]> => (await get('/api/books/?sort=title')).body,
  };
}
