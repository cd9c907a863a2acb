import { PAPER_WORDS } from '@book-store/contract/orders/papers/paper-words';
import type { StoredPaper } from './papers.model.ts';

/** For example 'Invoice RE-2026-0041'. */
export function titleOf({ kind, number, corrects, language }: StoredPaper): string {
  const words = PAPER_WORDS[language];
  const credit = corrects?.whole ? words.cancellation : words.correction;
  return `${kind === 'invoice' ? words.invoice : credit} ${number}`;
}
