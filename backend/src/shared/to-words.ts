import { fold } from '@book-store/contract/fold';
import { wordsBy } from '@book-store/search';

/** Returns the words of a text as every search of the shop compares them, whether for books, orders or customers. */
export const toWords = wordsBy(fold);
