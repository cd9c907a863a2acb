import { beforeEach, describe, expect, it } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { Book } from '../books/books.model.ts';
import { importingWith, useImports } from '../imports/importing.builder.ts';
import { BookImport } from '../imports/imports.model.ts';

const app = useTestApp();
useImports(app);
const { importFile, books } = importingWith(app);
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), RateWindow.deleteMany({}), BookImport.deleteMany({})]);
});

const lines = (...of: string[]) => of.join('\n');

describe('the order of the names of authors', () => {
  it('is turned where most of a file have the surname first', async () => {
    const names = ['Kafka, Franz', 'Goethe, Johann Wolfgang von', 'Brod, Max (Hrsg.)', 'Homer'];
    const file = lines('Titel;Autor;Preis', ...names.map((name, at) => `Band ${at};${name};5,00`));
    const report = await importFile(file);
    expect(report.repairs).toMatchObject([{ column: 'author', code: 'authors-turned', count: 3 }]);
    expect((await books()).map(({ author }) => author)).toEqual([
      'Franz Kafka',
      'Johann Wolfgang von Goethe',
      'Max Brod (Hrsg.)',
      'Homer',
    ]);
    expect((await importFile(file)).counts).toMatchObject({ unchanged: 4 });
  });

  it('stays where a comma stands between two authors', async () => {
    const few = ['Homer, Robert Fagles', 'Plato, Desmond Lee', 'Voltaire, Theo Cuffe'];
    const file = ['Ann Author', 'Jane Austen', 'Mary Shelley', ...few];
    await importFile(lines('Title;Author;Price', ...file.map((name, at) => `No ${at};${name};5`)));
    const [, , , iliad] = await books();
    expect(iliad).toMatchObject({ author: 'Homer, Robert Fagles' });
  });
});
