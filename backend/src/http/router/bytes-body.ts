import express, { type RequestHandler } from 'express';
import { AppError } from '../../shared/errors.ts';

type Limits = {
  types: readonly string[];
  maxBytes: number;
  /** What the refusals of another kind of body and of a larger one say. */
  wrongType: string;
  tooLarge: string;
};

/** Reads a body of one of these types into `req.body` as bytes. */
export function bytesBody({ types, maxBytes, wrongType, tooLarge }: Limits): RequestHandler {
  const readBytes = express.raw({ type: [...types], limit: maxBytes, inflate: false });
  const refuse = () => new AppError('unsupported-media-type', { detail: wrongType });
  const toRefusal = (error: unknown) => {
    const { type } = error as { type?: unknown };
    if (type === 'encoding.unsupported') return refuse();
    return type === 'entity.too.large' ? new AppError('too-large', { detail: tooLarge }) : error;
  };
  return (req, res, next) => {
    if (!req.is([...types])) throw refuse();
    readBytes(req, res, (error?: unknown) => next(error && toRefusal(error)));
  };
}
