import type { VolumeTexts } from './volume-texts.ts';

/** Not with separators of thousands: some series count by years. */
const inDigits = (number: number) => String(number).replace('.', ',');

export const german: VolumeTexts = {
  book: (number) => `Band ${inDigits(number)}`,
  behindName: (number) => `, Band ${inDigits(number)}`,
};
