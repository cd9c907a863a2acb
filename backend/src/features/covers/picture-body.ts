import {
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_MEGABYTES,
  UPLOAD_TYPE_NAMES,
  UPLOAD_TYPES,
} from '@book-store/contract/upload-rules';
import express, { type RequestHandler } from 'express';
import { AppError } from '../../shared/errors.ts';

const readBytes = express.raw({
  type: [...UPLOAD_TYPES],
  limit: UPLOAD_MAX_BYTES,
  inflate: false,
});

/** Reads a raw picture into `req.body`. */
export const pictureBody: RequestHandler = (req, res, next) => {
  if (!req.is([...UPLOAD_TYPES])) throw wrongType();
  readBytes(req, res, (error?: unknown) => next(error && toRefusal(error)));
};

function toRefusal(error: unknown): unknown {
  const { type } = error as { type?: unknown };
  if (type === 'encoding.unsupported') return wrongType();
  if (type !== 'entity.too.large') return error;
  return new AppError('too-large', {
    detail: `This picture is larger than ${UPLOAD_MAX_MEGABYTES} MB. Please choose a smaller one.`,
  });
}

const wrongType = () =>
  new AppError('unsupported-media-type', {
    detail: `Send a ${UPLOAD_TYPE_NAMES} picture as the body, with a matching Content-Type.`,
  });
