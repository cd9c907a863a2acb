import { createHash } from 'node:crypto';
import type { UploadedPicture } from '@book-store/contract/parts.schemas';
import { ignoreDuplicateKey } from '../documents/mongo.ts';
import { Picture, PictureFile, type StoredPicture } from './covers.model.ts';
import { type MadePicture, makeWidths, type StoredFormat } from './make-widths.ts';

/**
 * Stores an uploaded picture in every width and format. The name is a content hash, so the same file always gets the
 * same name. Throws `bad-request` for an invalid picture.
 */
export async function storePicture(bytes: Buffer, now: Date): Promise<UploadedPicture> {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const fileName = `u-${digest.slice(0, 32)}.webp`;
  const known = await Picture.findByIdAndUpdate(
    fileName,
    { $set: { uploadedAt: now } },
    { returnDocument: 'after' },
  ).lean<StoredPicture>();
  return toUploaded(known ?? (await storeNew(fileName, await makeWidths(bytes), now)));
}

/**
 * Returns a picture's file in one of the stored widths. Pictures uploaded before AVIF was supported only have WebP
 * files, which are used instead.
 */
export async function findPictureFile(
  width: number,
  fileName: string,
): Promise<Buffer | undefined> {
  const file =
    (await PictureFile.findById(`${width}/${fileName}`)) ??
    (await PictureFile.findById(`${width}/${withFormat(fileName, 'webp')}`));
  return file?.bytes;
}

/** Returns undefined for an unknown file name. */
export async function tintOfUpload(fileName: string): Promise<string | undefined> {
  const picture = await Picture.findById(fileName).lean<StoredPicture>();
  return picture?.tint;
}

/** Returns undefined for an unknown file name. */
export async function findPicture(
  fileName: string,
): Promise<Pick<UploadedPicture, 'fileName' | 'width' | 'height'> | undefined> {
  const picture = await Picture.findById(fileName).lean<StoredPicture>();
  return picture ? { fileName, width: picture.width, height: picture.height } : undefined;
}

export const isUploaded = async (fileName: string): Promise<boolean> =>
  (await Picture.exists({ _id: fileName })) !== null;

/**
 * Stores the files first, so that a known picture has all of them even after a crash in between. The same name means
 * the same content, so documents of a concurrent upload are fine.
 */
async function storeNew(
  fileName: string,
  { files, ...facts }: MadePicture,
  now: Date,
): Promise<StoredPicture> {
  const picture = { _id: fileName, ...facts, uploadedAt: now };
  const stored = files.map(({ width, format, bytes }) => ({
    _id: `${width}/${withFormat(fileName, format)}`,
    bytes,
  }));
  await ignoreDuplicateKey(PictureFile.insertMany(stored, { ordered: false }));
  await ignoreDuplicateKey(Picture.create(picture));
  return picture;
}

const withFormat = (fileName: string, format: StoredFormat) =>
  fileName.replace(/\.[a-z]+$/, `.${format}`);

const toUploaded = ({ _id, tint, width, height }: StoredPicture): UploadedPicture => ({
  fileName: _id,
  tint,
  width,
  height,
});
