import { fold } from '@book-store/contract/fold';
import { findableWords, sortKeyOf } from './to-words.ts';

type Customer = { name: string; email: string; phone: string };

/** Returns by what customers are sorted, and what the owner's search for them looks into. */
export const customerKeys = ({ name, email, phone }: Customer) => ({
  nameKey: sortKeyOf(name),
  searchText: [findableWords(name).join(' '), fold(email), phone].join('\n'),
});
