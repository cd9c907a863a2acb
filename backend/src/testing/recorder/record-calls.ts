import './fixed-chance.mjs';
import { writeFileSync } from 'node:fs';
import { walkBadCalls } from './bad-calls.ts';
import { CALLERS } from './callers.ts';
import { openStory } from './open-story.ts';
import { readOperations } from './operations.ts';
import { endStory, playStory } from './play-story.ts';

/** Records the shop's replies to valid and invalid calls of its API, as each kind of caller. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: npm run record -- FILE');
const walked = new Set<string>();
const { story, exchange, sendAs, written, close } = await openStory({
  onSuccess: async (call, sendAgain) => {
    const name = operations.of(call.name)?.name;
    if (!name || walked.has(name)) return;
    walked.add(name);
    for (const caller of CALLERS) if (caller !== call.caller) await sendAgain(caller);
  },
});
const operations = await readOperations(exchange);
try {
  await endStory(story, await playStory(story));
  await walkBadCalls(operations, sendAs);
} finally {
  writeFileSync(file, written());
  await close();
}
const left = operations.all.filter(({ name }) => !walked.has(name));
if (left.length > 0) throw new Error(`Not walked:\n${left.map(({ name }) => name).join('\n')}`);
process.exit(0);
