import { CARD_DESCRIPTION_LENGTH } from '../../shared/specified-texts.ts';

/** The description as a card shows it: cut to 80 characters with '...' where it is longer. */
export const shorten = (description: string): string =>
  description.length > CARD_DESCRIPTION_LENGTH
    ? `${description.slice(0, CARD_DESCRIPTION_LENGTH)}...`
    : description;
