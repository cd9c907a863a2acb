import { z } from 'zod';
import { elseCode, refused } from '../../field-codes.ts';
import { Email, FromVersion, Line, Lines, Name } from '../../parts.schemas.ts';
import {
  BANNER_BUTTON_MAX,
  BANNER_HEADING_MAX,
  BANNER_LINK_MAX,
  BANNER_TEXT_MAX,
  SHOP_DESCRIPTION_MAX,
  SHOP_LINE_COUNT_MAX,
  SHOP_LINES_MAX,
  SHOP_NAME_MAX,
  SHOP_PHONE_MAX,
  SOCIAL_URL_MAX,
} from './shop-limits.ts';
import { SOCIAL_NETWORKS } from './social-networks.ts';

const perNetwork = <Schema extends z.ZodType>(schema: Schema) => {
  const one = schema.optional();
  return Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, one])) as Record<
    (typeof SOCIAL_NETWORKS)[number],
    typeof one
  >;
};

/** An uploaded picture, served at `/covers/{width}/{fileName}`, with its original size. */
/** A picture that is named by its content, so that it never changes. */
export const Logo = z.object({
  fileName: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** Values that the owner has not set are absent. */
export const ShopIdentity = z.object({
  /** 'Book Store' until the owner changes it. */
  name: z.string(),
  /** One sentence for search engines and link previews. */
  description: z.string().optional(),
  logo: Logo.optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  /** Several lines. */
  address: z.string().optional(),
  /** Several lines. */
  openingHours: z.string().optional(),
  /** Absent until the owner first saves it: then only networks with a default address are shown. */
  social: z.object(perNetwork(z.string())).optional(),
});
export type ShopIdentity = z.output<typeof ShopIdentity>;

/** The home page's banner; absent values use their specified texts. */
export const ShopBanner = z.object({
  heading: z.string().optional(),
  text: z.string().optional(),
  button: z.string().optional(),
  /** The button's target; the newsletter if absent. */
  buttonLink: z.string().optional(),
});
export type ShopBanner = z.output<typeof ShopBanner>;

/** A few lines of text, each trimmed, without blank ones at the start and end. */
const FewLines = Lines.overwrite((text) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .join('\n')
    .trim(),
)
  .max(SHOP_LINES_MAX, `Use at most ${SHOP_LINES_MAX} characters.`)
  .refine((text) => text.split('\n').length <= SHOP_LINE_COUNT_MAX, {
    ...refused('too-many-lines', `Use at most ${SHOP_LINE_COUNT_MAX} lines.`, {
      maximum: SHOP_LINE_COUNT_MAX,
    }),
  });

const isHttps = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && !username && !password;
};

const HttpsUrlOrNone = Line.max(SOCIAL_URL_MAX, 'This address is too long.').refine(
  (text) => text === '' || (isHttps(text) && !/\s/.test(text)),
  refused('invalid-url', 'Please enter a full address that begins with https://.'),
);

/** Forms send '' for an empty field. */
const EmailOrNone = z.union([z.literal(''), Email]);

export const IdentitySection = z.strictObject({
  name: Name.min(1, 'Please enter the name of the shop.').max(SHOP_NAME_MAX),
  description: Line.max(SHOP_DESCRIPTION_MAX).optional(),
  logo: Logo.optional(),
  phone: Line.max(SHOP_PHONE_MAX)
    .regex(
      elseCode('invalid-phone', /^(\+?[\d\s()./-]*\d[\d\s()./-]*)?$/),
      'Please enter a telephone number.',
    )
    .optional(),
  email: EmailOrNone.optional(),
  address: FewLines.optional(),
  openingHours: FewLines.optional(),
  /** Absent until the owner first saves it. */
  social: z.strictObject(perNetwork(HttpsUrlOrNone)).optional(),
});

/** The logo is given by its file name. Absent or empty values are removed. */
export const EditShopIdentityBody = IdentitySection.extend({
  logo: z
    .string()
    .regex(
      elseCode('not-uploaded', /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})?$/),
      'This picture has not been uploaded.',
    )
    .optional(),
  version: FromVersion,
});
export type EditShopIdentityBody = z.input<typeof EditShopIdentityBody>;

/** Absent or empty values get their specified texts back. */
export const BannerSection = z.strictObject({
  heading: Line.max(BANNER_HEADING_MAX).optional(),
  text: Line.max(BANNER_TEXT_MAX).optional(),
  button: Line.max(BANNER_BUTTON_MAX).optional(),
  buttonLink: Line.max(BANNER_LINK_MAX)
    .refine((text) => text === '' || /^\/(?![/\\])\S*$/.test(text) || isHttps(text), {
      ...refused(
        'invalid-url',
        'Please enter a page of the shop such as /books, or an address with https://.',
      ),
    })
    .optional(),
});

export const EditShopBannerBody = BannerSection.extend({ version: FromVersion });
export type EditShopBannerBody = z.input<typeof EditShopBannerBody>;
