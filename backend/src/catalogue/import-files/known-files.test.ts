import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { importingWith, useImports } from '../imports/importing.builder.ts';
import { ImportColumns } from '../imports/imports.model.ts';

const app = useTestApp();
useImports(app);
const { get, dryRun, importFile, books } = importingWith(app);

describe('a file that the shop has seen before', () => {
  const FILE = [
    'Nummer;Buch;Preis;Qty',
    '9780141439587;Emma;9,50;4',
    '9780441172719;Dune;x;5',
  ].join('\n');
  const columns = JSON.stringify({ isbn: 'Nummer', title: 'Buch', stock: null });
  const columnsOf = (report: ImportView) => report.columns.map(({ column }) => column);

  it('has the columns that were chosen by hand for its first line, until others are chosen', async () => {
    await dryRun(FILE, { columns });
    expect(columnsOf(await dryRun(FILE))).toEqual([undefined, undefined, 'newPrice', 'stock']);
    await importFile(FILE, { columns });
    expect(columnsOf(await dryRun(FILE))).toEqual(['isbn', 'title', 'newPrice', undefined]);
    expect(columnsOf(await dryRun(`${FILE};`.replace('Qty', 'Menge')))).not.toContain('isbn');
    await importFile(FILE, { columns: '{"stock":"Qty"}' });
    expect(columnsOf(await dryRun(FILE))).toEqual(['isbn', 'title', 'newPrice', 'stock']);
    await ImportColumns.deleteMany({});
  });

  it('is known as the file of its wrong rows, too', async () => {
    const report = await importFile(FILE, { columns });
    const { text } = await get(`/api/admin/imports/${report._id}/failed.csv`);
    const again = await importFile(text.replace(',x,', ',"7,5",'));
    expect(columnsOf(again).slice(0, 4)).toEqual(['isbn', 'title', 'newPrice', undefined]);
    expect(again.counts).toMatchObject({ new: 1, wrong: 0 });
    expect(await books()).toMatchObject([{ title: 'Dune', newPrice: 7.5 }, { title: 'Emma' }]);
    await ImportColumns.deleteMany({});
  });
});
