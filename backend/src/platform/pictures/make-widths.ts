import type { DetailCode } from '@book-store/contract/detail-codes';
import type { FieldValues } from '@book-store/contract/field-codes';
import { COVER_WIDTHS } from '@book-store/contract/pictures';
import { UPLOAD_MAX_PIXELS, UPLOAD_TYPE_NAMES } from '@book-store/contract/uploads';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { AppError } from '../errors/errors.ts';
import { toTint } from './cover-tint.ts';
import { formatOf } from './picture-format.ts';

const WIDEST = Math.max(...COVER_WIDTHS);
/** Maximum ratio of height to width; WebP is limited to 16,383 pixels. */
const ASPECT_RATIO_MAX = 4;
const WEBP = { quality: 82, smartSubsample: true };
/** A higher effort saves a tenth of the bytes and takes six times as long. */
const AVIF = { quality: 50, effort: 2 };
const PROCESSING_TIMEOUT_SECONDS = 30;

export type MadePicture = {
  /** The width of the largest file, in pixels. */
  width: number;
  height: number;
  tint: string;
  files: { width: number; format: StoredFormat; bytes: Buffer }[];
};
export type StoredFormat = 'webp' | 'avif';

type Raw = { data: Buffer; info: OutputInfo };

/**
 * Creates WebP and AVIF files of every width from an uploaded picture: upright, without metadata, first frame only,
 * never enlarged. Throws `bad-request` for anything that is not a JPEG, PNG, WebP or AVIF, has over 50 million
 * pixels, or is incomplete.
 */
export async function makeWidths(bytes: Buffer): Promise<MadePicture> {
  if (!formatOf(bytes))
    throw refused(`This file is not a ${UPLOAD_TYPE_NAMES} picture.`, 'picture-not-one');
  const whole = await decode(bytes).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    throw refused('This picture is damaged or incomplete.', 'picture-damaged', { cause: error });
  });
  const files: MadePicture['files'] = [];
  for (const width of COVER_WIDTHS) {
    // Sequential: in parallel they would occupy every thread needed for files, passwords and compression.
    const picture = within(width, open(whole));
    files.push({ width, format: 'webp', bytes: await picture.clone().webp(WEBP).toBuffer() });
    files.push({ width, format: 'avif', bytes: await picture.clone().avif(AVIF).toBuffer() });
  }
  const { width, height } = whole.info;
  return { width, height, tint: await tintOf(whole), files };
}

/** Reads only the header until the size has been checked. */
async function decode(bytes: Buffer): Promise<Raw> {
  checkSize(await sharp(bytes, { limitInputPixels: false }).metadata());
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: UPLOAD_MAX_PIXELS });
  return within(WIDEST, picture.timeout({ seconds: PROCESSING_TIMEOUT_SECONDS }).autoOrient())
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function checkSize({ width, height }: Metadata): void {
  if (width * height <= UPLOAD_MAX_PIXELS) return;
  const millions = UPLOAD_MAX_PIXELS / 1_000_000;
  throw refused(
    `This picture has more than ${millions} million pixels. Please make it smaller.`,
    'picture-too-large',
    { detailValues: { millions } },
  );
}

const within = (width: number, picture: Sharp) =>
  picture.resize({
    width,
    height: width * ASPECT_RATIO_MAX,
    fit: 'inside',
    withoutEnlargement: true,
  });

const open = ({ data, info }: Raw) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

async function tintOf(whole: Raw): Promise<string> {
  const average = await open(whole)
    .flatten({ background: '#ffffff' })
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = average;
  return toTint([red, green, blue]);
}

type More = { cause?: unknown; detailValues?: FieldValues };
const refused = (detail: string, detailCode: DetailCode, more: More = {}) =>
  new AppError('bad-request', { detail, detailCode, ...more });
