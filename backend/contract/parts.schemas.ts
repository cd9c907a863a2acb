import { z } from 'zod';
import { readEmail, toEmail } from './email.ts';
import { because, elseCode, FIELD_CODES, refused } from './field-codes.ts';
import { LIMIT_MAX, PAGE_MAX } from './lists.ts';
import {
  amountValues,
  decimals,
  decimalsRule,
  highestRule,
  priceMax,
  toMajor,
  toMinor,
} from './money.ts';
import { QUANTITY_MAX } from './order-limits.ts';
import { PHONE_PATTERN, PHONE_RULE, toPhone } from './phone.ts';
import { startOfDay } from './place.ts';
import { dayAfter } from './promised-days.ts';
import { NAME_MAX } from './text-limits.ts';

/** A MongoDB id in wire form: 24 hex digits. */
export const Id = z
  .string()
  .toLowerCase()
  .regex(elseCode('invalid-id', /^[0-9a-f]{24}$/), 'This is not a valid id.');

/** How often people have edited a document. */
export const Version = z.number().int().min(0).max(1_000_000_000);

/**
 * In an edit, the version that it was made from: a document that has another one by now is refused with 409
 * `changed-meanwhile` and sent as `current`. Without a version, the edit overwrites whatever is there.
 */
export const FromVersion = Version.optional();

/** An instant in wire form, as `Date.prototype.toISOString` writes it. */
export const IsoDate = z.iso.datetime().max(40);

const Instant = IsoDate.transform((at) => new Date(at));

/** From when a list goes: a time, or one of the shop's days, which begins in its time zone. */
export const FromTime = z.union([z.iso.date().transform((day) => startOfDay(day)), Instant]);

/** Until before when a list goes: a time, or one of the shop's days, the whole of which belongs to it. */
export const ToTime = z.union([
  z.iso.date().transform((day) => startOfDay(dayAfter(day))),
  Instant,
]);

const CONTROL_RULE = 'Please leave out control characters.';

/**
 * One line of text: trimmed, whitespace collapsed, without control characters and lone surrogates,
 * which neither a database pattern nor a parcel label can represent.
 */
export const Line = asLine(z.string());

function asLine(text: z.ZodString): z.ZodString {
  return text
    .overwrite((typed) => typed.replace(/\s+/g, ' ').trim())
    .regex(elseCode('control-characters', /^[^\p{Cc}\p{Cs}]*$/u), CONTROL_RULE);
}

/**
 * The joiners that Arabic and Indic scripts need. They are visible after a letter of these scripts;
 * anywhere else they would make two different names look the same.
 */
const JOINER =
  '(?<=[^\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Common}\\u200c\\u200d])[\\u200c\\u200d]';
const VISIBLE = new RegExp(
  `^([^\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]|${JOINER})*$`,
  'u',
);

/**
 * The name of a person or place: a line without invisible or direction-changing characters, so that
 * two names that look the same are the same.
 */
export const Name = Line.regex(
  elseCode('invisible-characters', VISIBLE),
  'Please leave out invisible characters.',
);

/**
 * Returns the schema of a text that mails repeat to its reader, without addresses of web pages: anybody can enter any
 * email address, and would have the shop send links there.
 */
export const withoutPages = (text: z.ZodString): z.ZodString =>
  text.regex(
    elseCode('web-address', /^(?![\s\S]*(:\/\/|(?<![\p{L}\p{N}])[wW]{3}\.))/u),
    'Please leave out the addresses of web pages.',
  );

/** Marks that turn the direction of a text, soft hyphens and spaces without a width. */
const HIDDEN = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu;
const withoutHidden = z.string().overwrite((text) => text.replace(HIDDEN, ''));

/**
 * A line about a book. Hidden marks are removed, not refused: suppliers' files are full of them, and a title
 * that turns the text around it would disguise the rest of a page or a list.
 */
export const BookLine = asLine(withoutHidden);

/** Multi-line text: trimmed, without control characters and lone surrogates. */
export const Lines = asLines(z.string());

/** A multi-line text about a book, without hidden marks as a `BookLine`. */
export const BookLines = asLines(withoutHidden);

function asLines(text: z.ZodString): z.ZodString {
  return text
    .trim()
    .regex(elseCode('control-characters', /^([^\p{Cc}\p{Cs}]|[\t\r\n])*$/u), CONTROL_RULE);
}

const toMoney = (onWire: z.ZodNumber, inside: z.ZodNumber) =>
  z.codec(onWire.meta({ format: 'money' }), inside, {
    // Tiny differences are forgiven, but something never becomes nothing.
    decode: (amount) => toMinor(amount) || amount,
    encode: toMajor,
  });

/** An amount: a number of the shop's currency on the wire, minor units inside. */
export const Money = toMoney(z.number(), z.number());

/** Returns the schema of an amount that a request has, as `Money`; `what` begins the sentence that refuses it. */
export const givenMoney = (onWire: z.ZodNumber, what: string, tooHigh = highestRule) =>
  toMoney(
    onWire,
    z
      .number()
      .refine((minor) => Math.abs(minor) <= priceMax(), {
        error: () => tooHigh(),
        params: because('too-large', () => amountValues({ maximum: priceMax() })),
      })
      .refine(Number.isInteger, {
        error: () => `${what} has ${decimalsRule()}.`,
        params: because('too-many-decimals', () => ({ decimals: decimals() })),
      }),
  );

export const Price = givenMoney(
  z.number().min(0, { error: 'A price cannot be negative.', abort: true }),
  'A price',
);

export const PriceAboveZero = Price.refine(
  (amount) => amount > 0,
  refused('too-small', 'Please enter an amount.', () => amountValues({ above: 0 })),
);

/** Returns the schema of a whole number from `min` to `max`, with the sentence that refuses all else. */
export const wholeNumber = (
  min: number,
  max: number,
  rule = `Please enter a whole number from ${min} to ${max}.`,
) => z.number({ error: rule }).int(rule).min(min, rule).max(max, rule);

const COPIES = `Please enter a whole number of copies from 1 to ${QUANTITY_MAX}.`;

/** How many copies of a book are bought. */
export const Quantity = wholeNumber(1, QUANTITY_MAX, COPIES);

/** Returns whether no text is in a list twice. */
export const areDifferent = (texts: readonly string[]): boolean =>
  new Set(texts).size === texts.length;

/** Returns whether no two lines are about the same book. */
export const ofDifferentBooks = (lines: readonly { bookId: string }[]): boolean =>
  areDifferent(lines.map(({ bookId }) => bookId));

/** An email address in the form in which the shop compares and stores it: in lower case, its domain in ASCII. */
export const Email = z
  .string()
  .overwrite(toEmail)
  .superRefine((text, { addIssue }) => {
    const { problem } = readEmail(text);
    if (problem) addIssue({ code: 'custom', ...refused('invalid-email', problem) });
  });

/** What is wrong with one field of a request. */
export const FieldProblem = z.object({
  /** Dotted, such as `addresses.0.city`; empty for the whole. */
  path: z.string(),
  /** A sentence in English. */
  message: z.string(),
  /** Why, for sentences in other languages. */
  code: z.enum(FIELD_CODES),
  /** The numbers and names that the sentence has: amounts with their `currency`, days, codes of countries. */
  values: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
  ),
});

/** The body of every error response: RFC 9457 with the shop's own members. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.array(FieldProblem).optional(),
});
export type Problem = z.output<typeof Problem>;

/** Returns the query parameter `limit` of a list, at most 100. */
export const limitOf = (fallback: number) =>
  z.coerce.number().int().min(1).max(LIMIT_MAX).default(fallback);

/** Returns the query parameters `page` and `limit` of a list with numbered pages. */
export const pageOf = (limit: number) => ({
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  limit: limitOf(limit),
});

/** An id as it is stored, which the wire has as its hex digits. */
export const WireId = z.codec(Id, z.custom<{ toString(): string }>(), {
  decode: (id) => id,
  encode: (id) => id.toString(),
});

/** An instant as it is stored, which the wire has as an `IsoDate`. */
export const WireDate = z.codec(IsoDate, z.date(), {
  decode: (at) => new Date(at),
  encode: (at) => at.toISOString(),
});

/** What mails repeat of a customer's name and address. */
export const MailedName = withoutPages(Name);

const PhoneNumber = z.number().int().nonnegative().transform(String);

/** Digits with an optional leading +; a number is accepted too and stored as a string. */
export const Phone = z
  .union([PhoneNumber, z.string().trim()])
  .pipe(z.string().regex(elseCode('invalid-phone', new RegExp(`^${PHONE_PATTERN}$`)), PHONE_RULE));

/** As people write it; may be empty. */
export const WrittenPhone = z
  .union([PhoneNumber, z.string().max(NAME_MAX).overwrite(toPhone)])
  .pipe(
    z.string().regex(elseCode('invalid-phone', new RegExp(`^(${PHONE_PATTERN})?$`)), PHONE_RULE),
  );
