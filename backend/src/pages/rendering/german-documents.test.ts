import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageDocument } from './page-document.ts';

const template = readFileSync(new URL('../../../../frontend/index.html', import.meta.url), 'utf8');
const built = {
  template,
  styledTemplate: template,
  dashboardTemplate: template,
  styleSources: [],
  scriptSources: [],
  withLateScripts: (document: string) => document,
  scriptsOf: () => [],
  fontLinks: '',
  earlyScript: '',
};

it('leaves no English word of the front end’s document in German', () => {
  const shop = { name: 'Leseecke', storefront: 'german' } as const;
  const text = pageDocument(built, { shop }, { visit: 'first' });
  expect(text).toContain('<html lang="de">');
  const words = text.replace(/<head>.*<\/head>/s, '').replace(/<[^>]*>/g, ' ');
  expect(words).toMatch(/Die Seite wird geladen/);
  expect(words).not.toMatch(/\b(the|loading|cart|everything|page|buttons)\b/i);
});
