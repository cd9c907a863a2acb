import type { DetailCode } from '@book-store/contract/detail-codes';
import { type AppError, conflict } from '../../platform/errors/errors.ts';
import { currentShop } from './current-shop.ts';

function isReachable(): boolean {
  const { phone, email, address } = currentShop().settings.identity;
  return Boolean(phone || email || address);
}

/** Adds to a refusal that customers can talk to the shop, if the owner has set how. */
export const talkToUs = (detail: string): string =>
  isReachable() ? `${detail} Please talk to us.` : detail;

/** A `conflict` that says so in every language: its values have a `contact` in a shop that can be reached. */
export const conflictToTalkAbout = (detail: string, detailCode: DetailCode): AppError =>
  conflict(talkToUs(detail), detailCode, isReachable() ? { contact: 1 } : undefined);
