import { fold } from '@book-store/contract/fold';
import { asStoredWords, personWords } from './person-words.ts';
import { findableWords, sortKeyOf } from './to-words.ts';

type Customer = { name: string; email: string; phone: string };

/**
 * The customer's sort key, the text in which the list of customers finds any part, and the words by whose beginnings
 * the search of everything finds them.
 */
export const customerKeys = ({ name, email, phone }: Customer) => ({
  nameKey: sortKeyOf(name),
  searchWords: asStoredWords(personWords({ name, email, phone })),
  searchText: [findableWords(name).join(' '), fold(email), phone].join('\n'),
});
