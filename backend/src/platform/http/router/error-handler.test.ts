import { Money } from '@book-store/contract/parts.schemas';
import { DEFAULT_PLACE } from '@book-store/contract/place';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { changedMeanwhile } from '../../documents/edit-version.ts';
import { toProblem } from './error-handler.ts';

it('says without its members what went wrong where these do not fit, and logs that', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const view = z.object({ price: Money });
  const context = { place: DEFAULT_PLACE, requestId: 'one', log };
  const fits = toProblem(changedMeanwhile(view, { price: 1250 }), context);
  expect(fits.body).toMatchObject({ code: 'changed-meanwhile', current: { price: 12.5 } });
  expect(lines).toEqual([]);
  const { status, body } = toProblem(changedMeanwhile(view, { price: Number.NaN }), context);
  expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
  expect(body).not.toHaveProperty('current');
  expect(lines).toEqual([expect.stringContaining('a problem has lost its members')]);
});
