import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

/** Every element and attribute that a rendered text may have. */
const ALLOWED =
  /^<(?:\/?(?:p|h[234]|ul|ol|li|em|strong|blockquote|pre|code|br|hr|a|img))(?: (?:href|rel|title|src|alt|loading|class|start)="[^"<>]*")*>$/;
const elementsOf = (html: string) => html.match(/<[^>]*>?/g) ?? [];

describe('Markdown', () => {
  it('becomes headings below the page’s own, lists and links', () => {
    expect(renderMarkdown('# One\n\n- a **b**\n\n[shelf](/books)')).toBe(
      '<h2>One</h2>\n<ul>\n<li>a <strong>b</strong></li>\n</ul>\n<p><a href="/books">shelf</a></p>',
    );
  });

  it('tells other sites nothing about those who follow its links', () => {
    expect(renderMarkdown('[x](https://other.example/?a=1&b=2)')).toBe(
      '<p><a href="https://other.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow">x</a></p>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<b onclick="alert(1)">b</b>',
    '<!-- --><img src=x onerror=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '```"><script>\n</script>\n```',
    '[a](https://e.example "&quot; onclick=&quot;x")',
    '![a"onerror="x](/covers/240/u-1.webp)',
  ])('keeps HTML in the text %j as text', (text) => {
    const elements = elementsOf(renderMarkdown(text));
    expect(elements.filter((element) => !ALLOWED.test(element))).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    '&#x6A;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    'https://me:secret@evil.example',
  ])('makes no link of %s', (address) => {
    const texts = [
      `[a](${address})`,
      `[a](<${address}>)`,
      `<${address}>`,
      `[a]: ${address}\n\n[a]`,
    ];
    for (const text of texts) expect(renderMarkdown(text)).not.toContain('href');
  });

  it.each(['https://evil.example/x.png', '//evil.example/x.png', 'data:image/svg+xml,x', '/api/x'])(
    'loads no picture from %s',
    (address) => {
      expect(renderMarkdown(`![a view](${address})`)).not.toContain('<img');
    },
  );

  it.each([
    ['quotes', '>'.repeat(20_000)],
    ['lists', '- '.repeat(10_000)],
    ['brackets', '![['.repeat(6_000)],
    ['emphasis', '*a_b'.repeat(5_000)],
    ['backticks', Array.from({ length: 190 }, (_, at) => '`'.repeat(at)).join(' ')],
    ['a megabyte', '> - *a'.repeat(170_000)],
  ])('survives 20,000 characters of nested %s', (_what, text) => {
    const html = renderMarkdown(text);
    expect((html.match(/<(blockquote|ul)>/g) ?? []).length).toBeLessThan(100_000);
  });

  it('has no other elements and attributes, whatever the text', () => {
    const piece = fc.constantFrom(
      ...['<', '>', '"', "'", '&', '`', '[', ']', '(', ')', '!', '*', '_', '#', '- ', '\n', '\n\n'],
      ...['javascript:', 'https://a.example', ' onload=x ', '<img ', '<a ', '&#34;', '\\', '1. '],
      ...['/covers/240/u-1.webp', '<!--', '-->', '<![CDATA[', '```', '~~~', 'text', '\u0000'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const elements = elementsOf(renderMarkdown(pieces.join('')));
        expect(elements.filter((element) => !ALLOWED.test(element))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
