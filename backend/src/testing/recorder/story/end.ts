import { clock } from '../fixed-chance.mjs';
import type { Story } from './story.ts';

const DAY_MS = 86_400_000;

/** The clock jumps; customers leave, and the demo data is removed. */
export async function end({ admin, ada, bob, visitor, hours, runJobs }: Story): Promise<void> {
  clock.at += 3 * DAY_MS;
  await runJobs();
  const { body: health } = await visitor('GET /api/health', undefined, { status: 200 });
  await admin('POST /api/admin/clock/confirm', { to: health.clockJump.to });
  const { body: found } = await admin('GET /api/admin/customers?q=gus');
  await admin(`DELETE /api/admin/customers/${found.customers[0].id}`);
  const { body: demo } = await admin('GET /api/admin/demo');
  await admin('DELETE /api/admin/demo', { books: demo.books + 1 }, { status: 409 });
  await admin('DELETE /api/admin/demo', { books: demo.books, news: demo.news });
  await bob('GET /api/account/export');
  await ada('DELETE /api/account');
  await hours(24);
}
