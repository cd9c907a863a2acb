import type { Story } from './story.ts';

export async function reports({ admin, visitor, monitor, hours }: Story): Promise<void> {
  await hours(24);
  await admin('GET /api/admin?year=2026');
  await admin('GET /api/admin/figures?from=2026-03-01&to=2026-04-30');
  for (const part of ['days', 'books', 'authors', 'genres', 'taxes', 'papers', 'payments'])
    await admin(`GET /api/admin/exports/figures.csv?part=${part}&from=2026-03-01&to=2026-04-30`);
  await admin('GET /api/admin/activity');
  await admin('GET /api/admin/customers');
  await admin('GET /api/admin/customers?q=ada');
  await admin('GET /api/admin/customers/ada');
  await admin('GET /api/admin/customers/ada/orders');
  await admin('GET /api/admin/exports/customers.csv');
  await visitor('GET /api/health');
  await visitor('GET /api/ready');
  await visitor('GET /api/live');
  await monitor('GET /api/metrics');
}
