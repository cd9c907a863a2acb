/** Why a field is refused, so that front ends can say it in any language; details are in `values`. */
export const FIELD_CODES = [
  'required',
  'wrong-type',
  'invalid-format',
  'not-one-of',
  'unknown-field',
  'invalid',
  // Numbers and amounts.
  'not-whole',
  'too-small',
  'too-large',
  'too-many-decimals',
  'not-a-multiple',
  // Texts.
  'too-short',
  'too-long',
  'too-many-lines',
  'control-characters',
  'invisible-characters',
  'web-address',
  // Lists.
  'too-few',
  'too-many',
  'duplicate',
  // Days.
  'no-such-day',
  'day-too-early',
  'day-too-late',
  // Texts of a certain form.
  'invalid-email',
  'invalid-phone',
  'invalid-id',
  'invalid-link',
  'invalid-isbn',
  'invalid-language',
  'invalid-locale',
  'invalid-time-zone',
  'invalid-iban',
  'invalid-bic',
  'invalid-upi',
  'invalid-url',
  'invalid-json',
  'invalid-tag',
  'invalid-name',
  // Fields that do not fit together.
  'exactly-one',
  'not-together',
  'out-of-order',
  'no-change',
  'not-one-each',
  'damaged-on-shelf',
  'always-closed',
  'way-of-payment-missing',
  // What only the shop knows.
  'not-offered',
  'not-delivered-to',
  'one-copy-only',
  'fixed-price',
  'cannot-be-charged',
  'cannot-be-refunded',
  'gift-card-refused',
  'unknown-genre',
  'unknown-column',
  'unknown-encoding',
  'not-uploaded',
  'wrong-shape',
  'placeholders',
  'wrong-password',
  'wrong-code',
  'weak-password',
  'not-sent-yet',
  'not-set-up',
  'in-use',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/**
 * The numbers and names in the message: amounts with their `currency`, days as ISO 8601, country codes. Never
 * user input.
 */
export type FieldValues = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** Values that depend on the shop's settings are a function, called when the rule refuses. */
export type Reason = { code: FieldCode; values: FieldValues | (() => FieldValues) };

/** For rules whose message depends on the shop's settings: `{ error, params: because(…) }`. */
export const because = (code: FieldCode, values: Reason['values'] = {}): Reason => ({
  code,
  values,
});

/** A message with its reason, for `refine` and `addIssue`. */
export type Refusal = { message: string; params: Reason };

export const refused = (
  code: FieldCode,
  message: string,
  values: Reason['values'] = {},
): Refusal => ({ message, params: because(code, values) });

const CODES = new Map<string, FieldCode>();

/** Gives a pattern its own code for what does not match. */
export function elseCode(code: FieldCode, pattern: RegExp): RegExp {
  CODES.set(String(pattern), code);
  return pattern;
}

export const codeOfPattern = (pattern: string | undefined): FieldCode =>
  CODES.get(pattern ?? '') ?? 'invalid-format';
