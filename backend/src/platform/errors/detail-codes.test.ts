import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DETAIL_CODES } from '@book-store/contract/detail-codes';
import { expect, it } from 'vitest';
import { filesIn } from '../../testing/checks/imports-of.ts';
import { repositoryDir } from '../config/directories.ts';

it('has no code for a detail that nothing says', () => {
  const files = filesIn(repositoryDir, 'backend/src').filter((file) => !/\.test\.ts$/.test(file));
  const code = files.map((file) => readFileSync(path.join(repositoryDir, file), 'utf8')).join('\n');
  expect(DETAIL_CODES.length).toBeGreaterThan(50);
  expect(DETAIL_CODES.filter((one) => !code.includes(`'${one}'`))).toEqual([]);
});
