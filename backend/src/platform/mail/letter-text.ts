import { addressIn, closingOf, type Letter, type Sender } from './letter.ts';
import { oneLine } from './one-line.ts';

export function letterText(letter: Letter, sender: Sender): string {
  const {
    heading,
    paragraphs,
    button,
    books,
    sums,
    address,
    enclosed = [],
    links = [],
    unsubscribe,
  } = letter;
  const link = ({ text, path }: { text: string; path: string }) =>
    `${oneLine(text)}: ${addressIn(path, sender)}`;
  const blocks = [
    oneLine(heading),
    ...paragraphs.map(oneLine),
    books?.map(bookLine).join('\n'),
    sums?.map(({ label, amount }) => `${oneLine(label)}: ${oneLine(amount)}`).join('\n'),
    address && [address.heading, ...address.lines].map(oneLine).join('\n'),
    button && link(button),
    ...closingOf(letter, sender).map(oneLine),
    links.map(link).join('\n'),
    ['-- ', ...[sender.name, ...sender.contact, sender.publicUrl].map(oneLine)].join('\n'),
    unsubscribe && link(unsubscribe),
    ...enclosed.map(({ heading: title, text = '' }) =>
      [`== ${oneLine(title)} ==`, absolute(text, sender)].join('\n\n').trim(),
    ),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Gives links to pages of the shop their host. */
const absolute = (text: string, { publicUrl }: Sender): string =>
  text.replaceAll('](/', `](${publicUrl}/`);

function bookLine({ title, author, note }: NonNullable<Letter['books']>[number]): string {
  const named = author ? `${title}, ${author}` : title;
  return `- ${oneLine(note ? `${named}: ${note}` : named)}`;
}
