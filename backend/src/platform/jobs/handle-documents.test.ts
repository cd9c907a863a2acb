import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { handleDocuments, LeftForLater } from './handle-documents.ts';
import { findSetAside } from './problems.ts';

useTestApp();
const AN_HOUR_MS = 3_600_000;

const run = (at: number, handle: (some: readonly string[]) => Promise<void>) =>
  handleDocuments('figures', {
    now: new Date(at),
    list: async () => ['2026-01-01', '2026-01-02'],
    idOf: (day) => day,
    handle,
    atOnce: 2,
  });

it('reports a document until it is handled, also if another server has it meanwhile', async () => {
  const began = Date.now();
  await run(began, async (some) => {
    if (some.includes('2026-01-02')) throw new TypeError('a broken day');
  });
  const subjects = async () => (await findSetAside('figures')).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['2026-01-02']);
  await run(began + AN_HOUR_MS, async () => {
    throw new LeftForLater();
  });
  expect(await subjects()).toEqual(['2026-01-02']);
  await run(began + AN_HOUR_MS, async () => {});
  expect(await subjects()).toEqual([]);
});
