import { type AppError, notFound } from '../../shared/errors.ts';

export const newsNotFound = (): AppError => notFound('There is no such news item.');
