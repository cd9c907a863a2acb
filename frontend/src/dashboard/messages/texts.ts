import type { MailState } from '@book-store/contract/platform/mail/mail-kinds';
import type { MailProblemCode } from '@book-store/contract/platform/mail/mail-problems';
import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

const states: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Not sent',
  kept: 'Kept',
};
const send: Readonly<Record<MailState, string>> = {
  waiting: 'Try now',
  sent: 'Send again',
  failed: 'Send again',
  kept: 'Send',
};

/** Of mails, news and the newsletter. */
export const messagesTexts = area('dashboard/messages', {
  mails: {
    title: 'Mail',
    newsletter: 'Newsletter list',
    questions: 'Questions',
    search: 'Search mails',
    searchHint: 'Address or order number',
    byState: 'Mails by state',
    states,
    allStates: 'All',
    loading: 'Loading the mails…',
    failed: 'The mails could not be loaded.',
    none: 'No mails in the last 90 days.',
    noMatches: 'No matching mails.',
    all: 'Show all mails',
    sentFrom: (address: string): string => `The shop sends its mail from ${address}.`,
    tries: 'What cannot be sent is tried again for two days.',
    noServer: 'The shop has no mail server, so nothing here has been sent.',
    noServerHelp:
      'Pass on what matters, to the customer it is addressed to and nobody else. To send mail, set SMTP_URL and MAIL_FROM where the shop is started.',
    more: 'More',
  },
  mail: {
    to: (address: string): string => `To ${address}`,
    open: 'Open',
    close: 'Close',
    opening: 'Opening the mail…',
    failed: 'The mail could not be opened.',
    copy: 'Copy link',
    /** Follows it, for screen readers. */
    copyFor: (address: string): string => ` for ${address}`,
    copied: 'Copied.',
    tries: (count: number): string => `, ${count} tries`,
    nextTry: (time: string): string => `, next try ${time}`,
    willBeSent: (time: string): string => `, will be sent ${time}`,
    linkUntil: (time: string): string => `, the link works once until ${time}`,
    /** Why it was not sent; in English, as the server says it. */
    problem: (
      _code: MailProblemCode | undefined,
      _reply: string | undefined,
      text: string,
    ): string => text,
    send,
    sending: 'Sending…',
    question: {
      title: 'Send this mail again?',
      text: (address: string): string => `It has been sent to ${address} already.`,
      send: 'Send again',
    },
  },
  news: {
    title: 'News',
    all: 'All news',
    write: 'Write news',
    edit: 'Edit news',
    listFailed: 'The news could not be loaded.',
    none: 'There are no news items. The home page shows the newest ones.',
    failed: 'The news item could not be loaded.',
    draft: 'Draft',
    draftNote: '(only admins see it)',
    editOne: 'Edit',
    viewOne: 'View',
    deleteOne: 'Delete',
    /** Follows these, for screen readers. */
    quoted: (title: string): string => ` “${title}”`,
    question: {
      title: (title: string): string => `Delete “${title}”?`,
      text: 'Its page will be gone at once, and cannot be brought back.',
      delete: 'Delete news',
    },
    deleted: 'The news item has been deleted',
    what: 'this news item',
    save: 'Save news',
    publish: 'Publish',
    saveDraft: 'Save as a draft',
    saved: 'The news item has been saved',
    draftSaved: 'The draft has been saved',
    published: 'The news item is published',
    fields: {
      title: 'Title',
      description: 'In short',
      descriptionHint: 'One or two sentences for the card and for search engines.',
      image: 'Picture',
      imageHint: 'Wide pictures of 16:9 work best.',
      imageAlt: 'Alt text',
      imageAltHint: 'For those who cannot see it.',
      text: 'Text',
      date: 'Date',
      dateHint: 'The newest comes first.',
    },
  },
  newsletter: {
    title: 'Newsletter list',
    note: 'The export has an unsubscribe link for each address, and leaves out those still to be confirmed.',
    export: 'Export as CSV',
    search: 'Search addresses',
    searchHint: 'Beginning of an address',
    count: (count: number): string => counted(count, 'address', 'addresses'),
    loading: 'Loading the list…',
    failed: 'The list could not be loaded.',
    none: 'Nobody has subscribed yet.',
    noMatches: 'No matching addresses.',
    all: 'Show all addresses',
    subscribed: (time: string): string => `Subscribed ${time}`,
    confirmed: (subscribed: string, confirmed: string): string =>
      `Subscribed ${subscribed}, confirmed ${confirmed}`,
    pending: (subscribed: string): string => `Subscribed ${subscribed}, not confirmed yet`,
    remove: 'Remove',
    removing: 'Removing…',
    question: {
      title: 'Remove this address?',
      text: (email: string): string =>
        `${email} will get no more newsletters, and the time of consent is deleted.`,
    },
  },
});
