import type { ShopSetup } from '@book-store/contract/reports/shop-setup/shop-setup.schemas';
import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

type Step = Readonly<{ name: string; text: string }>;
const steps: Readonly<Record<keyof ShopSetup['steps'], Step>> = {
  shop: { name: 'Your shop', text: 'Its name, and how customers reach you.' },
  country: {
    name: 'Country and money',
    text: 'Where you are, and the currency of your prices: US dollars until you set it.',
  },
  tax: {
    name: 'Tax and invoices',
    text: 'The rates that your prices have in them, and what invoices say of you.',
  },
  storefront: {
    name: 'Storefront',
    text: 'We recommend the refined one: plain words, and fewer dialogs.',
  },
  delivery: { name: 'Delivery', text: 'What it costs and how long it takes.' },
  payments: {
    name: 'Ways to pay',
    text: 'Customers pay in cash until you set them.',
  },
  law: {
    name: 'What the law asks for',
    text: 'Your imprint, the right of withdrawal and the rest, as far as the shop can tell.',
  },
  mail: {
    name: 'Mails',
    text: 'The shop has no mail server yet: it keeps its mails and sends none. Whoever runs it sets SMTP_URL and MAIL_FROM.',
  },
  backups: {
    name: 'Backups',
    text: 'None has been made yet, or the last one failed.',
  },
  catalogue: {
    name: 'Your books',
    text: 'Add them one by one, or all of them from a file.',
  },
  firstOrder: {
    name: 'The first order',
    text: 'Order one of your books to see what your customers see.',
  },
};
const contact: Readonly<Record<ShopSetup['missing'][number], string>> = {
  address: 'address',
  phone: 'phone number',
  email: 'email address',
  openingHours: 'opening hours',
};

type Question = Readonly<{ title: (count: number) => string; text: string }>;
const questions: Readonly<Record<'books' | 'orders' | 'news', Question>> = {
  books: {
    title: (count) => `Delete ${counted(count, 'demo book')}?`,
    text: 'They are as they came with the shop. Your own books stay.',
  },
  orders: {
    title: (count) => `Delete ${counted(count, 'trial order')}?`,
    text: 'They are of demo books alone and were placed before you had a book of your own. All other orders stay.',
  },
  news: {
    title: (count) => `Delete ${counted(count, 'demo news item')}?`,
    text: 'They are as they came with the shop. Your own news stays.',
  },
};

export const setUpTexts = area('dashboard/settings/set-up', {
  title: 'Open your shop',
  demoTitle: 'The demo',
  titleInSettings: 'Setting up the shop',
  steps,
  importFile: 'Import a file',
  done: '(done)',
  missing: (parts: string): string => `Still missing: ${parts}.`,
  contact,
  hide: 'Hide this',
  hidden: 'You can find it again in the settings.',
  showAgain: 'Show the checklist again',
  shownAgain: 'The checklist is on the overview again',
  removeDemo: 'Take the demo away…',
  questions,
  changedBooksStay: (count: number): string =>
    `${counted(count, 'book')} that you have changed will stay.`,
  delete: 'Delete',
  keep: 'Keep',
  deleted: (count: number): string => `${counted(count, 'item')} of the demo deleted`,
});
