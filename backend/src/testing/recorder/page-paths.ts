import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { Books } from './story/catalogue.ts';
import { place } from './story/placing.ts';
import type { Story } from './story/story.ts';

type Paths = Record<string, string>;

/** Views of a page that differ from the page itself. */
const MORE: Paths = {
  notFound: '/no-such-page',
  booksFiltered: '/books?category=horror&price=0-10',
  searchInVain: '/search?q=zzzz',
  searchInPart: '/search?q=dracula+zzzz',
};

/** The path of every page by its name. Throws if one needs an id or a slug for which there is no example. */
export async function pagePaths(story: Story, books: Books): Promise<Paths> {
  const { ids, after } = await examplesIn(story, books);
  const paths = Object.entries(PAGES).map(([name, { pattern }]) => {
    const path = pattern.replace(/:(id|slug)/, () => {
      const id = ids[name];
      if (!id) throw new Error(`No example of ${pattern} is known: add one to page-paths.ts.`);
      return id;
    });
    return [name, path + (after[name] ?? '')];
  });
  return { ...Object.fromEntries(paths), ...MORE };
}

/** The ids or slugs of pages, and the suffixes of other paths. */
async function examplesIn(story: Story, { emma }: Books): Promise<{ ids: Paths; after: Paths }> {
  const { admin, ada } = story;
  const { body: orders } = await ada('GET /api/orders/email/ada@example.com');
  const { body: cards } = await admin('GET /api/admin/gift-cards');
  const { body: codes } = await admin('GET /api/admin/discount-codes');
  const { body: news } = await admin('GET /api/admin/news');
  const ids = {
    book: emma,
    genre: 'fiction',
    author: 'jane-austen',
    series: 'highbury',
    news: news[0].id,
    editBook: emma,
    adminOrder: orders.find(({ returns }: { returns?: unknown[] }) => returns?.length)._id,
    customer: 'ada',
    giftCard: cards[0]._id,
    editDiscountCode: codes[0]._id,
    editNews: news[0].id,
    pageText: 'about',
    agreedText: await agreedText(story, emma),
  };
  const after = {
    search: '?q=emma',
    guestOrder: `#${await guestToken(story, emma)}`,
    confirmNewsletter: `?token=${await newsletterToken(story, 'olga@example.com')}`,
    unsubscribe: `?token=${await newsletterToken(story, 'otto@example.com')}`,
    resetPassword: '?mode=resetPassword&oobCode=a-code',
  };
  return { ids, after };
}

/** Orders as a guest. Returns the token of the order's link. */
async function guestToken({ visitor }: Story, book: string): Promise<string> {
  const guest = { name: 'Gus Guest', email: 'gus@example.com', productIds: [book] };
  return (await place(visitor, guest)).guestToken;
}

/** Orders while terms are published, and takes them back. Returns the id of the text that stays with the order. */
async function agreedText({ visitor, admin }: Story, book: string): Promise<string> {
  const publish = (text: string) => admin('PUT /api/admin/pages/terms', { text });
  await publish('# Terms\n\nWe deliver within three days.');
  const guest = { name: 'Tess Terms', email: 'tess@example.com', productIds: [book] };
  const { texts } = await place(visitor, guest);
  await publish('');
  return texts[0].version;
}

/** Subscribes to the newsletter. Returns the token in its first mail. */
async function newsletterToken({ visitor, admin, hours }: Story, email: string): Promise<string> {
  await visitor('POST /api/newsletter', { email });
  await hours(1);
  const { body: mails } = await admin(`GET /api/admin/mails?q=${email}`);
  const { body: mail } = await admin(`GET /api/admin/mails/${mails.mails[0]._id}`);
  return /[?#&]token=([\w-]{32})/.exec(mail.text)?.[1] ?? mail.text;
}
