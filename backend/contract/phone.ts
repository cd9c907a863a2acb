const [DIGITS_MIN, DIGITS_MAX] = [5, 15];

/** Matches a stored phone number as a whole. */
export const PHONE_PATTERN = `\\+?\\d{${DIGITS_MIN},${DIGITS_MAX}}`;

export const PHONE_RULE = `Please enter ${DIGITS_MIN} to ${DIGITS_MAX} digits, optionally starting with +.`;

const SEPARATOR = '[\\s\\(\\)\\.\\/\\-]';

/** Matches a phone number as typed. */
export const WRITTEN_PHONE_PATTERN = `\\+?(?:${SEPARATOR}*\\d){${DIGITS_MIN},${DIGITS_MAX}}${SEPARATOR}*`;

/** Removes separators: '0331 / 123-456', '+49 (0)331 ...'. */
export const toPhone = (written: string): string =>
  written.replace(/^(\s*\+.*)\(0\)/, '$1').replace(new RegExp(SEPARATOR, 'g'), '');
