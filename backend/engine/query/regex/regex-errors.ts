import { CommandError, notImplemented } from '../../errors.ts';

const INVALID_REGEX = 51091;

export const invalid = (pattern: string, why: string): CommandError =>
  new CommandError(
    INVALID_REGEX,
    `Regular expression is invalid: ${why} in /${pattern.slice(0, 100)}/`,
  );

export const pcreOnly = (what: string): CommandError =>
  notImplemented(`In a regular expression, ${what}`);
