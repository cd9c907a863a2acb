import { fold } from '@book-store/contract/fold';
import { findableWords, sortKeyOf } from './to-words.ts';

type Customer = { name: string; email: string; phone: string };

/** The customer's sort key, and the words that the owner's search matches. */
export const customerKeys = ({ name, email, phone }: Customer) => ({
  nameKey: sortKeyOf(name),
  searchText: [findableWords(name).join(' '), fold(email), phone].join('\n'),
});
