import { escapeHtml } from '../../platform/text/escape-html.ts';

export function chooserPage(choices: readonly { email: string; href: string }[], leave: string) {
  const links = [...choices, { email: 'Cancel', href: leave }].map(
    ({ email, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(email)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Choose an account</title>
<style>body{font:18px/1.5 sans-serif;max-width:24rem;margin:3rem auto}a{display:block;padding:.75rem}</style>
<h1>Choose an account</h1>
<p>This page stands in for Google.</p>
<ul>${links.join('')}</ul>
</html>`;
}
