import { IMPORT_MAX_BYTES, IMPORT_MAX_MEGABYTES } from '@book-store/contract/import-limits';
import express, { type RequestHandler } from 'express';
import { AppError } from '../../shared/errors.ts';

export const CSV_TYPES = ['text/csv', 'text/tab-separated-values', 'text/plain'];

const readBytes = express.raw({ type: CSV_TYPES, limit: IMPORT_MAX_BYTES, inflate: false });

/** Reads a CSV file into `req.body` as bytes: its encoding is not known yet. */
export const csvBody: RequestHandler = (req, res, next) => {
  if (!req.is(CSV_TYPES)) throw wrongType();
  readBytes(req, res, (error?: unknown) => next(error && toRefusal(error)));
};

function toRefusal(error: unknown): unknown {
  const { type } = error as { type?: unknown };
  if (type === 'encoding.unsupported') return wrongType();
  if (type !== 'entity.too.large') return error;
  return new AppError('too-large', {
    detail: `This file is larger than ${IMPORT_MAX_MEGABYTES} MB. Please import it in parts.`,
  });
}

const wrongType = () =>
  new AppError('unsupported-media-type', {
    detail: 'Send the file as the body, with Content-Type: text/csv.',
  });
