import { describe, expect, it } from 'vitest';
import { fillPage } from './page-head.ts';

const TEMPLATE = '<head><title>Book Store</title>\n<!--page-head--></head><body></body>';
const ORIGIN = 'https://shop.example';

describe('fillPage', () => {
  it('names a page, its picture and its address', () => {
    const html = fillPage(TEMPLATE, {
      title: 'Dracula',
      description: 'The count is courteous.',
      type: 'book',
      url: `${ORIGIN}/books/1`,
      image: `${ORIGIN}/share/books/1/0.jpg`,
    });
    expect(html).toContain('<title>Dracula · Book Store</title>');
    expect(html).toContain('<meta name="description" content="The count is courteous." />');
    expect(html).toContain('<meta property="og:type" content="book" />');
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/share/books/1/0.jpg" />`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/books/1" />`);
  });

  it.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '</script><script>alert(1)</script>',
    '<!--<script>',
    "$& $1 $` $'",
    '\u2028alert(1)',
  ])('escapes the title %j', (title) => {
    const html = fillPage(TEMPLATE, { title, description: title, jsonLd: { name: title } });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<!--/);
    expect(html).not.toMatch(/content="[^"]*"[^ />]/);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({ name: title });
  });

  it('keeps hidden pages out of search engines', () => {
    const html = fillPage(TEMPLATE, { title: 'Checkout', hidden: true, url: `${ORIGIN}/checkout` });
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('canonical');
  });

  it('shortens a long description', () => {
    const html = fillPage(TEMPLATE, { description: 'word '.repeat(200) });
    const description = /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(description.length).toBeLessThanOrEqual(300);
    expect(description.endsWith('…')).toBe(true);
  });
});
