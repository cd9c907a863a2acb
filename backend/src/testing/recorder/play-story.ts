import { type Books, catalogue } from './story/catalogue.ts';
import { end } from './story/end.ts';
import { messages } from './story/messages.ts';
import { orders } from './story/orders.ts';
import { pages } from './story/pages.ts';
import { payments } from './story/payments.ts';
import { people, register } from './story/people.ts';
import { reports } from './story/reports.ts';
import { returns } from './story/returns.ts';
import { settings } from './story/settings.ts';
import type { Story } from './story/story.ts';

/** Plays the first weeks of a shop. Together with `endStory`, every call of the API succeeds at least once. */
export async function playStory(story: Story): Promise<Books> {
  await register(story);
  await settings(story);
  const books = await catalogue(story);
  await people(story, books);
  const placed = await orders(story, books);
  await payments(story, books);
  await returns(story, books, placed);
  await messages(story);
  await reports(story);
  return books;
}

/** Visits the shop's pages; then the clock jumps, customers leave, and the demo data is removed. */
export async function endStory(story: Story, books: Books): Promise<void> {
  await pages(story, books);
  await end(story);
}
