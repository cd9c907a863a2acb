import { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { isConflict } from './conflict.ts';

const refusal = (code: number, errmsg: string) => new mongo.MongoServerError({ code, errmsg });

it.each([
  [16_777_220, 'could not serialize access due to read/write dependencies among transactions'],
  [16_908_292, 'deadlock detected'],
  [50_463_045, 'canceling statement due to lock timeout'],
  [1, 'the command has failed (SQLSTATE 40001)'],
  [9999, 'ERROR: 40P01'],
  [112, 'WriteConflict'],
])('knows a conflict by the code %i or the text "%s"', (code, text) => {
  expect(isConflict(refusal(code, text))).toBe(true);
});

it('knows a conflict by its label', () => {
  const error = new mongo.MongoServerError({ code: 4711, errmsg: 'something' });
  error.addErrorLabel('TransientTransactionError');
  expect(isConflict(error)).toBe(true);
});

it.each([
  [11_000, 'E11000 duplicate key error dup key: { number: 40001 }'],
  [121, 'Document failed validation: { number: 40001 }'],
  [2, 'BadValue: 140001'],
])('does not take a value for one: code %i, "%s"', (code, text) => {
  expect(isConflict(refusal(code, text))).toBe(false);
});

it('takes no other error for one', () => {
  expect(isConflict(new Error('SQLSTATE 40001'))).toBe(false);
  expect(isConflict(undefined)).toBe(false);
});
