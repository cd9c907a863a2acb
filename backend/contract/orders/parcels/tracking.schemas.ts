import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { Line } from '../../parts.schemas.ts';
import { CARRIER_NAMES, OTHER_CARRIER, TRACKING_NUMBER_MAX, TRACKING_URL_MAX } from './carriers.ts';

export const Tracking = z.object({
  carrier: z.string(),
  number: z.string(),
  /** The tracking page. */
  url: z.string().optional(),
});
export type Tracking = z.output<typeof Tracking>;

const urlRule = 'Please enter an address that begins with https://.';

/** Entered when a parcel is sent. Only an unlisted carrier has a URL. */
export const GivenTracking = z
  .strictObject({
    carrier: z.enum(CARRIER_NAMES, 'Please choose a carrier.'),
    /** Without the spaces that carriers print, so that it is found however it is typed. */
    number: Line.overwrite((typed) => typed.replace(/\s/g, ''))
      .min(1, 'Please enter the number of the parcel.')
      .max(TRACKING_NUMBER_MAX, `At most ${TRACKING_NUMBER_MAX} characters.`),
    url: z
      .url({ protocol: /^https$/, hostname: z.regexes.domain, error: urlRule })
      .max(TRACKING_URL_MAX)
      .optional(),
  })
  .refine(({ carrier, url }) => !url || carrier === OTHER_CARRIER, {
    path: ['url'],
    ...refused('not-together', 'The address of this carrier is known.', {
      fields: ['carrier', 'url'],
    }),
  });
export type GivenTracking = z.input<typeof GivenTracking>;
