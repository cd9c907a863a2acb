import type { ListMailsQuery } from '@book-store/contract/messages/mails/mails.schemas';
import { MAIL_STATES, type MailState } from '@book-store/contract/platform/mail/mail-kinds';
import {
  PER_PAGE,
  parseChoice,
  parsePage,
  parseWords,
} from '../../../lib/addresses/list-params.ts';

/** The state of the mail screen, as in its URL. */
export type MailListState = { q: string; state?: MailState; page: number };

/** Parses the URL; ignores invalid values. */
export const parseMailList = (params: URLSearchParams): MailListState => ({
  q: parseWords(params),
  ...parseChoice(params, 'state', MAIL_STATES),
  page: parsePage(params),
});

/** Returns the API query for a state. */
export const toMailsQuery = ({ q, state, page }: MailListState): ListMailsQuery => ({
  ...(q && { q }),
  ...(state && { state }),
  page,
  limit: PER_PAGE,
});

export const mailStateNames: Record<MailState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Not sent',
  kept: 'Kept',
};
