import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryDir } from '../../config/directories.ts';
import { BOOK_PAGE, DASHBOARD_PATTERNS, KNOWN_PAGES } from './known-pages.ts';
import { NEWS_PAGES } from './news-pages.ts';

const source = (file: string) =>
  readFileSync(path.join(repositoryDir, 'frontend', 'src', file), 'utf8');

describe('the pages that the server knows', () => {
  it("are those of the front end's routes", () => {
    const patterns = [...source('shared/paths.ts').matchAll(/pattern: '([^']+)'/g)].map(
      ([, pattern]) => pattern,
    );
    const known = Object.keys(KNOWN_PAGES).filter((page) => !(page in NEWS_PAGES));
    expect([...known, ...DASHBOARD_PATTERNS, '/news/:id', BOOK_PAGE].sort()).toEqual(
      patterns.sort(),
    );
  });

  it("have the front end's news", () => {
    const items = source('features/news/news-items.ts');
    const ids = [...items.matchAll(/^ {4}id: '([^']+)'/gm)].map(([, id]) => `/news/${id}`);
    expect(Object.keys(NEWS_PAGES)).toEqual(ids);
    for (const { title, description } of Object.values(NEWS_PAGES)) {
      expect(items).toContain(title);
      expect(items).toContain(description);
    }
  });
});
