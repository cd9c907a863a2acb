import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { Session } from './double-state.ts';

const BUTTONS = [
  ['pay', 'Pay'],
  ['later', 'Pay in a way that takes days'],
  ['decline', 'Decline the card'],
  ['leave', 'Leave'],
] as const;

/** Stripe's checkout page, with a button for each possible action. */
export function doublePage(session: Session, message = ''): string {
  const amount = `${session.amount_total} ${session.currency.toUpperCase()}`;
  const buttons = BUTTONS.map(
    ([action, text]) => `<button name="action" value="${action}">${text}</button>`,
  );
  const isOpen = session.status === 'open';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pay ${escapeHtml(session.name)}</title>
<style>body{font:18px/1.5 sans-serif;max-width:24rem;margin:3rem auto}button{display:block;width:100%;margin:.5rem 0;padding:.75rem;font:inherit}</style>
<h1>${escapeHtml(session.name)}</h1>
<p>This page stands in for Stripe. To pay: ${escapeHtml(amount)}, in Stripe's units.</p>
<p role="status">${escapeHtml(message)}</p>
${isOpen ? `<form method="post">${buttons.join('')}</form>` : `<p>This page is ${session.status}.</p>`}
<p><a href="/">What goes wrong at Stripe</a></p>
</html>`;
}
