import { AppError } from '../../shared/errors.ts';

export const newsNotFound = (): AppError =>
  new AppError('not-found', { detail: 'There is no such news item.' });
