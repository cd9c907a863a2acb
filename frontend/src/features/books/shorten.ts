import { CARD_DESCRIPTION_LENGTH } from '../../shared/specified-texts.ts';

/** Truncates a description for a card to 80 characters and appends '...' if it is longer. */
export const shorten = (description: string): string =>
  description.length > CARD_DESCRIPTION_LENGTH
    ? `${description.slice(0, CARD_DESCRIPTION_LENGTH)}...`
    : description;
