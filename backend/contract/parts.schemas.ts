import { z } from 'zod';
import { DETAIL_CODES } from './detail-codes.ts';
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

/** Incremented by every edit. */
export const Version = z.number().int().min(0).max(1_000_000_000);

/**
 * The version that an edit is based on. If the stored version differs, the edit is refused with 409
 * `changed-meanwhile` and the current document in `current`. Without a version, the edit overwrites.
 */
export const FromVersion = Version.optional();

/** An instant in wire form, as `Date.prototype.toISOString` writes it. */
export const IsoDate = z.iso.datetime().max(40);

const Instant = IsoDate.transform((at) => new Date(at));

/** Inclusive start of a list: a time, or a day, which starts at midnight in the shop's time zone. */
export const FromTime = z.union([z.iso.date().transform((day) => startOfDay(day)), Instant]);

/** Exclusive end of a list: a time, or a day, which is included as a whole. */
export const ToTime = z.union([
  z.iso.date().transform((day) => startOfDay(dayAfter(day))),
  Instant,
]);

const CONTROL_RULE = 'Please leave out control characters.';

/**
 * One line of text: trimmed, whitespace collapsed, without control characters and lone surrogates, which
 * neither a database pattern nor a parcel label can represent.
 */
export const Line = asLine(z.string());

function asLine(text: z.ZodString): z.ZodString {
  return text
    .overwrite((typed) => typed.replace(/\s+/g, ' ').trim())
    .regex(elseCode('control-characters', /^[^\p{Cc}\p{Cs}]*$/u), CONTROL_RULE);
}

/**
 * Joiners that Arabic and Indic scripts need. They are visible after a letter of these scripts; anywhere else
 * they would make two different names look the same.
 */
const JOINER =
  '(?<=[^\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Common}\\u200c\\u200d])[\\u200c\\u200d]';
const VISIBLE = new RegExp(
  `^([^\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]|${JOINER})*$`,
  'u',
);

/** A line without invisible or direction-changing characters, so that names that look the same are the same. */
export const Name = Line.regex(
  elseCode('invisible-characters', VISIBLE),
  'Please leave out invisible characters.',
);

/**
 * Refuses URLs in a text that mails repeat: anybody can enter any email address and would have the shop send
 * links there.
 */
export const withoutPages = (text: z.ZodString): z.ZodString =>
  text.regex(
    elseCode('web-address', /^(?![\s\S]*(:\/\/|(?<![\p{L}\p{N}])[wW]{3}\.))/u),
    'Please leave out the addresses of web pages.',
  );

/** Characters that change the direction of text, soft hyphens and zero-width spaces. */
const HIDDEN = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu;
const withoutHidden = z.string().overwrite((text) => text.replace(HIDDEN, ''));

/**
 * Hidden characters are removed, not refused: suppliers' files are full of them, and a title that reverses the
 * text direction would disguise the rest of a page or list.
 */
export const BookLine = asLine(withoutHidden);

/** Multi-line text: trimmed, without control characters and lone surrogates. */
export const Lines = asLines(z.string());

/** Multi-line text about a book, without hidden characters. */
export const BookLines = asLines(withoutHidden);

function asLines(text: z.ZodString): z.ZodString {
  return text
    .trim()
    .regex(elseCode('control-characters', /^([^\p{Cc}\p{Cs}]|[\t\r\n])*$/u), CONTROL_RULE);
}

const toMoney = (onWire: z.ZodNumber, inside: z.ZodNumber) =>
  z.codec(onWire.meta({ format: 'money' }), inside, {
    // Tolerates rounding noise, but never rounds a non-zero amount to zero.
    decode: (amount) => toMinor(amount) || amount,
    encode: toMajor,
  });

/** A number of the shop's currency on the wire, minor units inside. */
export const Money = toMoney(z.number(), z.number());

/** The amount of a request; `what` is the subject of its error messages. */
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

export const wholeNumber = (
  min: number,
  max: number,
  rule = `Please enter a whole number from ${min} to ${max}.`,
) => z.number({ error: rule }).int(rule).min(min, rule).max(max, rule);

const COPIES = `Please enter a whole number of copies from 1 to ${QUANTITY_MAX}.`;

export const Quantity = wholeNumber(1, QUANTITY_MAX, COPIES);

export const areDifferent = (texts: readonly string[]): boolean =>
  new Set(texts).size === texts.length;

export const ofDifferentBooks = (lines: readonly { bookId: string }[]): boolean =>
  areDifferent(lines.map(({ bookId }) => bookId));

/** Lower case, with the domain in ASCII: the form in which the shop compares and stores it. */
export const Email = z
  .string()
  .overwrite(toEmail)
  .superRefine((text, { addIssue }) => {
    const { problem } = readEmail(text);
    if (problem) addIssue({ code: 'custom', ...refused('invalid-email', problem) });
  });

/** `fileName` is for a book's `coverImage`. */
export const UploadedPicture = z.object({
  fileName: z.string(),
  tint: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedPicture = z.output<typeof UploadedPicture>;

export const FieldProblem = z.object({
  /** Dotted, such as `addresses.0.city`; empty for the whole. */
  path: z.string(),
  /** A sentence in English. */
  message: z.string(),
  /** For messages in other languages. */
  code: z.enum(FIELD_CODES),
  /** The numbers and names in the message: amounts with their `currency`, days, country codes. */
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
  /** What `detail` says, for messages in other languages; absent where `code` says it all. */
  detailCode: z.enum(DETAIL_CODES).optional(),
  detailValues: FieldProblem.shape.values.optional(),
  requestId: z.string(),
  fields: z.array(FieldProblem).optional(),
});
export type Problem = z.output<typeof Problem>;

/** Why one of several changes was refused, as a problem says it. */
export const Refusal = z.object({
  ...Problem.pick({ code: true, detail: true, detailCode: true, detailValues: true }).shape,
});
export type Refusal = z.output<typeof Refusal>;

/** `limit` of a list, at most 100. */
export const limitOf = (fallback: number) =>
  z.coerce.number().int().min(1).max(LIMIT_MAX).default(fallback);

export const pageOf = (limit: number) => ({
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  limit: limitOf(limit),
});

/** A stored id, as hex digits on the wire. */
export const WireId = z.codec(Id, z.custom<{ toString(): string }>(), {
  decode: (id) => id,
  encode: (id) => id.toString(),
});

/** A stored date, as an `IsoDate` on the wire. */
export const WireDate = z.codec(IsoDate, z.date(), {
  decode: (at) => new Date(at),
  encode: (at) => at.toISOString(),
});

/** A name that mails repeat. */
export const MailedName = withoutPages(Name);

const PhoneNumber = z.number().int().nonnegative().transform(String);

/** Digits with an optional leading +; a number is accepted too and stored as a string. */
export const Phone = z
  .union([PhoneNumber, z.string().trim()])
  .pipe(z.string().regex(elseCode('invalid-phone', new RegExp(`^${PHONE_PATTERN}$`)), PHONE_RULE));

/** As typed; may be empty. */
export const WrittenPhone = z
  .union([PhoneNumber, z.string().max(NAME_MAX).overwrite(toPhone)])
  .pipe(
    z.string().regex(elseCode('invalid-phone', new RegExp(`^(${PHONE_PATTERN})?$`)), PHONE_RULE),
  );
