import { asAdmin } from '../../testing/app/sign-in.ts';
import type { TestApp } from '../../testing/app/start-test-app.ts';

/** Returns a paper as the owner reads it, by its id. */
export async function readPaper(app: TestApp, id: string) {
  const call = app.http().get(`/api/admin/papers/${id}`);
  return (await call.set('Authorization', await asAdmin())).body;
}
