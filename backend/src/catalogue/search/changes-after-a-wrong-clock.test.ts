import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';

const app = useTestApp();
const YEAR_MS = 365 * 86_400_000;

const found = async () => {
  const list = app.http().get('/api/books/?q=annotated&sort=title');
  const { body } = await list.set('Authorization', await asAdmin());
  return body.map(({ title }: { title: string }) => title);
};
/** Changes a book as another server does. */
const changeElsewhere = (id: string, title: string, updatedAt: Date) =>
  Book.collection.updateOne({ _id: new Types.ObjectId(id) }, { $set: { title, updatedAt } });

it('finds what another server changes after one with a clock that was a year ahead', async () => {
  const [emma, persuasion] = [await aBook({ title: 'Emma' }), await aBook({ title: 'Persuasion' })];
  await changeElsewhere(emma, 'Emma, annotated', new Date(Date.now() + YEAR_MS));
  // The first reads still look back far enough.
  for (let reads = 0; reads < 10; reads++) expect(await found()).toEqual(['Emma, annotated']);
  await changeElsewhere(persuasion, 'Persuasion, annotated', new Date());
  expect(await found()).toEqual(['Emma, annotated', 'Persuasion, annotated']);
});
