import { writeFile } from 'node:fs/promises';
import { placeOrder } from '../harness/orders.ts';
import { signIn } from './sign-in.ts';
import { story } from './story.ts';

const main = { role: 'main' };

const FILE = [
  'isbn13,title,authors,price,genre,description',
  '9780000000019,The Far Journey,Ann Author,7.95,Fiction,For long evenings.',
  '9780000000026,The Near Journey,Ann Author,8.95,Fiction,For short ones.',
].join('\r\n');

story('the owner signs in, and confirms an order in the table', async ({ visitor, request }) => {
  const { name, order } = await placeOrder(request);
  await signIn(visitor);
  await visitor.click({ role: 'link', name: 'Orders' });
  const row = { role: 'row', name: new RegExp(name) };
  await visitor.sees({ role: 'link', name: order.number, within: row });
  await visitor.click({ role: 'button', name: 'Confirm', within: row });
  await visitor.sees({ role: 'button', name: 'Mark as packed', within: row });
});

story('the owner looks through a file of books, and imports it', async ({ visitor }, testInfo) => {
  const path = testInfo.outputPath('spring.csv');
  await writeFile(path, FILE);
  await signIn(visitor);
  await visitor.open('/dashboard/import');
  await visitor.upload(/^Choose a file/, path);
  await visitor.click({ role: 'button', name: 'Import 2 books', within: main });
  await visitor.sees({ text: /^Imported: 2 new, 0 changed\./, within: main });
  await visitor.open('/search?q=far+journey');
  await visitor.sees({ role: 'link', name: /The Far Journey/, within: main });
});
