import type { QuestionKind } from '@book-store/contract/messages/questions/questions';

const books = (count: number) => (count === 1 ? '1 book' : `${count} books`);

/** Mails to the owner, in English. */
export const owner = {
  newOrder: {
    subject: (number: string, copies: number | 'gift card', total: string) =>
      `New order ${number}: ${copies === 'gift card' ? 'a gift card' : books(copies)}, ${total}`,
    heading: (number: string) => `New order ${number}`,
    first: (name: string, copies: number | 'gift card') =>
      `${name} has ordered ${copies === 'gift card' ? 'a gift card' : books(copies)}.`,
    address: 'Deliver to',
    button: 'Open the order',
  },
  newOrders: {
    subject: (count: number, sum: string) => `${count} more new orders, ${sum}`,
    heading: (count: number) => `${count} more new orders`,
    first:
      'So many orders are coming in that this mail tells you of several at once. You find them all under Orders.',
    button: 'Open the orders',
  },
  newReturn: {
    subject: (number: string) => `Return: ${number}`,
    heading: (number: string) => `A return of order ${number}`,
    first: (name: string) => `${name} would like to give back:`,
  },
  newWithdrawal: {
    subject: (order: string) => `Withdrawal: ${order}`,
    heading: (order: string) => `Withdrawal from order ${order}`,
    first: (order: string, time: string) =>
      `Somebody has withdrawn from the contract about order ${order} on ${time}.`,
    button: 'Open the withdrawals',
  },
  newQuestion: {
    subject: {
      book: 'Somebody asks for a book',
      contact: 'Somebody has written to the shop',
    } as Readonly<Record<QuestionKind, string>>,
    first: 'You can read it in the dashboard, and answer it there by mail.',
    button: 'Open the questions',
  },
  lowStock: {
    subject: (count: number, title: string) =>
      count === 1 ? `Low stock: ${title}` : `Low stock: ${count} books`,
    heading: (count: number) =>
      count === 1 ? 'A book is running out' : `${count} books are running out`,
    first: (count: number): string =>
      count === 1
        ? 'This book has been ordered in the last six months, and has fallen to the low-stock level of your settings.'
        : 'These books have been ordered in the last six months, and have fallen to the low-stock level of your settings.',
    left: (count: number) => (count > 0 ? `${count} left` : 'none left'),
    more: (count: number) => `And ${count} more.`,
    button: 'Manage books',
  },
  mailServerTest: {
    subject: 'Your mail server works',
    heading: 'Your mail server works',
    first:
      'You asked for this test in the dashboard of your shop. The shop can send mail. If this one was in the folder for spam, so will those to your customers be: ask your mail provider how to set up SPF and DKIM.',
  },
};

export type OwnerTexts = typeof owner;
