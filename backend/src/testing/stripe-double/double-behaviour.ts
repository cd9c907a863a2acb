/** Before anything happens, or after it, so that only the answer is lost. */
export type Fault = 'before' | 'after' | undefined;

/** How calls are answered, and what happens to events. */
export type Behaviour = {
  fault: Fault;
  delayMs: number;
  /** Held events are sent once this changes. */
  webhooks: 'once' | 'twice' | 'held' | 'lost';
};

const SLOW_MS = 5000;

type Choice = { name: string; text: string; set: Partial<Behaviour> };

const CALLS: readonly Choice[] = [
  { name: 'answered', text: 'Answered', set: { fault: undefined, delayMs: 0 } },
  { name: 'slow', text: 'Answered slowly', set: { fault: undefined, delayMs: SLOW_MS } },
  { name: 'away', text: 'Not received', set: { fault: 'before', delayMs: 0 } },
  { name: 'unanswered', text: 'Received, but not answered', set: { fault: 'after', delayMs: 0 } },
];
const WEBHOOKS: readonly Choice[] = [
  { name: 'once', text: 'Sent', set: { webhooks: 'once' } },
  { name: 'twice', text: 'Sent twice at once', set: { webhooks: 'twice' } },
  { name: 'held', text: 'Held back until this changes', set: { webhooks: 'held' } },
  { name: 'lost', text: 'Lost', set: { webhooks: 'lost' } },
];

/** Applies the form of `behaviourPage`. */
export function setBehaviour(behaviour: Behaviour, form: URLSearchParams): void {
  const chosen = [...CALLS, ...WEBHOOKS].find(({ name }) => name === form.get('behaviour'));
  Object.assign(behaviour, chosen?.set);
}

/** The page on which people choose what goes wrong. */
export function behaviourPage(behaviour: Behaviour): string {
  const isSet = ({ set }: Choice) =>
    Object.entries(set).every(([key, value]) => behaviour[key as keyof Behaviour] === value);
  const buttons = (choices: readonly Choice[]) =>
    choices.map(
      (choice) =>
        `<button name="behaviour" value="${choice.name}" aria-pressed="${isSet(choice)}">${choice.text}</button>`,
    );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What goes wrong at Stripe</title>
<style>body{font:18px/1.5 sans-serif;max-width:24rem;margin:3rem auto}button{display:block;width:100%;margin:.5rem 0;padding:.75rem;font:inherit}[aria-pressed=true]{font-weight:bold;outline:3px solid}</style>
<h1>What goes wrong at Stripe</h1>
<form method="post">
<h2>The shop’s calls</h2>
${buttons(CALLS).join('\n')}
<h2>Webhooks</h2>
${buttons(WEBHOOKS).join('\n')}
</form>
</html>`;
}
