const [DIGITS_MIN, DIGITS_MAX] = [5, 15];

/** What a stored phone number matches as a whole. */
export const PHONE_PATTERN = `\\+?\\d{${DIGITS_MIN},${DIGITS_MAX}}`;

/** What people may type: the same with the usual separators. */
export const TYPED_PHONE_PATTERN = `\\+?(?:[\\s\\(\\)\\.\\/\\-]*\\d){${DIGITS_MIN},${DIGITS_MAX}}[\\s\\(\\)\\.\\/\\-]*`;

export const PHONE_RULE = `Please enter ${DIGITS_MIN} to ${DIGITS_MAX} digits, optionally starting with +.`;
