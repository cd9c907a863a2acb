import { area, type Linked } from '../../lib/wording/storefront-texts.ts';

/** Of what visitors ask of the shop without an account. */
export const askingTexts = area('messages/asking', {
  /** Of the form that asks for a mail when a book is back. */
  tellMe: {
    title: 'Where shall we write when it is back?',
    once: 'We write once when the book can be ordered again, and use your address for nothing else.',
    privacy: ['See our ', 'privacy policy', '.'] as Linked,
    emailMissing: 'Please enter your email address.',
    send: 'Tell me when it is back',
    sending: 'One moment…',
    confirmFirst: (email: string): string =>
      `Please confirm: we have sent a link to ${email}. We write about the book once you have opened it.`,
    done: (email: string): string => `We will write to ${email} when the book is back.`,
  },
  /** Of the button and the form that ask the shop for a book. */
  askForBook: {
    title: 'Ask us for a book',
    intro: 'Tell us what you look for. A person of the shop answers by mail.',
    book: 'Which book?',
    bookHint: 'Title, author or ISBN, as far as you know them.',
    bookMissing: 'Please say which book you are looking for.',
    message: 'Anything else we should know',
  },
  /** Of the form of the contact page. */
  contact: {
    title: 'Write to us',
    intro: 'A person of the shop answers by mail.',
    orderNumber: 'Order number',
    orderHint: (example: string): string => `If it is about an order, such as ${example}.`,
    message: 'Your message',
    messageMissing: 'Please enter your message.',
  },
  /** Of both. */
  ask: {
    emailHint: 'We write the answer here, and use your address for nothing else.',
    emailMissing: 'Please enter your email address.',
    send: 'Send',
    sending: 'Sending…',
    done: (email: string): string =>
      `Thank you, we have your question. We write the answer to ${email}.`,
  },
  confirmWait: {
    text: 'Press the button, and we write to your address once the book can be ordered again.',
    done: 'Thank you. We will write to you when the book is back.',
    expired: 'This link no longer works. Please ask again on the page of the book.',
    full: 'Your address already waits for as many books as we can keep. Open this link again once we have written to you about one of them.',
    button: 'Confirm',
  },
  stopWaiting: {
    text: 'Press the button to get no more mails about sold-out books at your address.',
    done: 'We no longer write to you about sold-out books.',
    button: 'No more mails',
  },
});
