import { escapeHtml } from '../text/escape-html.ts';
import { renderMarkdown } from '../text/render-markdown.ts';
import {
  addressIn,
  closingOf,
  type Letter,
  type LetterBook,
  type LetterLink,
  type LetterText,
  type Sender,
} from './letter.ts';
import { oneLine } from './one-line.ts';

/** What inline styles cannot express: the dark scheme, in the shop's dark colours. */
const letterStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#17140f!important}
.card{background:#211d17!important;border-color:#3a342b!important;border-top-color:#f5b82e!important}
.ink{color:#f3ece0!important}
.muted{color:#b0a698!important}
.line{border-color:#3a342b!important}
.link{color:#f0c05a!important}
}`;

/**
 * Renders a letter as HTML for mail programs: tables, 600 px wide and narrower on phones, with the reader's colour
 * scheme. Has no tracking.
 */
export function letterHtml(letter: Letter, sender: Sender): string {
  const { heading, paragraphs, button, books, sums, address, links, unsubscribe } = letter;
  const enclosed = letter.enclosed?.filter(({ text }) => text) ?? [];
  return html`<!doctype html>
<html lang="${letter.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${oneLine(heading)}</title>
<style>${{ markup: letterStyle }}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf8f2">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbf8f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="ink" style="padding:0 4px 16px;${TITLE};font-size:20px">${oneLine(sender.name)}</td></tr>
<tr><td class="card" style="padding:28px 24px;background:#ffffff;border:1px solid #e6dfd3;border-top:4px solid #f5b82e;border-radius:10px;word-break:break-word">
<h1 class="ink" style="margin:0 0 16px;${TITLE};font-size:26px;line-height:1.25">${oneLine(heading)}</h1>
${paragraphs.map(paragraph)}
${books && html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0">${books.map((book) => bookRow(book, sender))}</table>`}
${sums && sumTable(sums)}
${address && html`<p class="muted" style="margin:20px 0 2px;${TEXT};font-size:14px;color:#6a6158">${oneLine(address.heading)}</p><p class="ink" style="margin:0 0 16px;${TEXT}">${lines(address.lines)}</p>`}
${button && buttonLink(button.text, addressIn(button.path, sender))}
${closingOf(letter, sender).map(paragraph)}
</td></tr>
${enclosed.map((one) => enclosedText(one, sender))}
<tr><td class="muted" style="padding:16px 4px;${TEXT};font-size:14px;color:#6a6158">${lines([sender.name, ...sender.contact])}<br><a class="link" href="${sender.publicUrl}" style="color:#8a5a00">${sender.publicUrl.replace(/^https?:\/\//, '')}</a>${[...(links ?? []), unsubscribe].map((link) => smallLink(link, sender))}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup.replace(/\n+/g, '\n');
}

const TEXT =
  "font-family:'Source Sans 3',-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.5;color:#1e1a16";
const TITLE = "font-family:Literata,Georgia,'Times New Roman',serif;font-weight:600;color:#1e1a16";

const paragraph = (text: string): Html =>
  html`<p class="ink" style="margin:0 0 14px;${TEXT}">${oneLine(text)}</p>`;

/** The renderer escapes what it reads; links to pages of the shop get their host. */
const enclosedText = ({ heading, text = '' }: LetterText, { publicUrl }: Sender): Html =>
  html`<tr><td class="card ink" style="padding:8px 24px 20px;background:#ffffff;border:1px solid #e6dfd3;${TEXT};font-size:14px;word-break:break-word"><h2 class="ink" style="margin:16px 0 0;${TITLE};font-size:20px">${oneLine(heading)}</h2>${{ markup: renderMarkdown(text).replaceAll(/(href|src)="\//g, `$1="${publicUrl}/`) }}</td></tr>`;

const lines = (texts: readonly string[]): Html[] =>
  texts.map((text, at) => (at === 0 ? html`${oneLine(text)}` : html`<br>${oneLine(text)}`));

const buttonLink = (text: string, address: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:18px 0"><tr><td class="button" style="background:#f5b82e;border-radius:8px"><a href="${address}" style="display:inline-block;padding:12px 22px;${TEXT};font-weight:600;color:#1e1a16;text-decoration:none">${oneLine(text)}</a></td></tr></table>`;

const smallLink = (link: LetterLink | undefined, sender: Sender): Html =>
  html`${link && html`<br><a class="link" href="${addressIn(link.path, sender)}" style="color:#8a5a00">${oneLine(link.text)}</a>`}`;

function bookRow({ title, author, note, cover }: LetterBook, sender: Sender): Html {
  return html`<tr><td width="52" valign="top" class="line" style="padding:10px 14px 10px 0;border-top:1px solid #e6dfd3">${cover && html`<img src="${addressIn(cover, sender)}" width="52" height="78" alt="" style="display:block;width:52px;height:78px;border:0;border-radius:4px">`}</td><td valign="top" class="line ink" style="padding:10px 0;border-top:1px solid #e6dfd3;${TEXT};word-break:break-word"><strong>${oneLine(title)}</strong>${author && html`<br><span class="muted" style="color:#6a6158">${oneLine(author)}</span>`}</td><td valign="top" align="right" class="line ink" style="padding:10px 0 10px 12px;border-top:1px solid #e6dfd3;${TEXT};white-space:nowrap">${note && oneLine(note)}</td></tr>`;
}

function sumTable(sums: NonNullable<Letter['sums']>): Html {
  const rows = sums.map(({ label, amount, isTotal }) => {
    const weight = isTotal ? 'font-weight:600' : 'font-weight:400';
    return html`<tr><td class="ink" style="padding:4px 0;${TEXT};${weight}">${oneLine(label)}</td><td class="ink" align="right" style="padding:4px 0 4px 12px;${TEXT};${weight};white-space:nowrap">${oneLine(amount)}</td></tr>`;
  });
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="margin:0 0 16px;padding-top:8px;border-top:1px solid #e6dfd3">${rows}</table>`;
}

/** Markup that is safe to embed. */
type Html = { readonly markup: string };

type Part = string | Html | readonly Html[] | false | undefined;

/** A template tag: escapes texts, keeps markup, and drops false and undefined. */
const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: pieces
    .map((piece, at) => piece + (at < parts.length ? toMarkup(parts[at]) : ''))
    .join(''),
});

function toMarkup(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}
