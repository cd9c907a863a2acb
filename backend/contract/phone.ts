const [DIGITS_MIN, DIGITS_MAX] = [5, 15];

/** What a stored phone number matches as a whole. */
export const PHONE_PATTERN = `\\+?\\d{${DIGITS_MIN},${DIGITS_MAX}}`;

export const PHONE_RULE = `Please enter ${DIGITS_MIN} to ${DIGITS_MAX} digits, optionally starting with +.`;
