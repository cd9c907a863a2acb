import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { importingWith, useImports } from '../imports/importing.builder.ts';
import { ImportColumns } from '../imports/imports.model.ts';
import { REMEMBERED_MAX } from './column-choices.ts';

const app = useTestApp();
useImports(app);
const { dryRun, importFile } = importingWith(app);
beforeEach(() => ImportColumns.deleteMany({}));

const columns = JSON.stringify({ title: 'Buch', newPrice: 'Betrag' });
const file = (name: string) => `Buch,Betrag,${name}\nEmma,5,x`;
const columnsOf = async (name: string) =>
  (await dryRun(file(name))).columns.map(({ column }) => column);

it('remembers the files that were imported last, and forgets those before them', async () => {
  app.clock.now = new Date('2026-01-01T10:00:00Z');
  await importFile(file('Used'), { columns });
  await importFile(file('Forgotten'), { columns });
  const usedAt = new Date('2026-01-02T10:00:00Z');
  const others = Array.from({ length: REMEMBERED_MAX - 1 }, (_, at) => ({
    _id: `other-${at}`,
    chosen: {},
    usedAt,
  }));
  await ImportColumns.insertMany(others);
  app.clock.now = new Date('2026-01-03T10:00:00Z');
  await importFile(file('Used'));
  expect(await ImportColumns.countDocuments()).toBe(REMEMBERED_MAX);
  expect(await columnsOf('Used')).toEqual(['title', 'newPrice', undefined]);
  expect(await columnsOf('Forgotten')).toEqual([undefined, undefined, undefined]);
});
