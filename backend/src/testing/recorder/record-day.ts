import './fixed-chance.mjs';
import { writeFileSync } from 'node:fs';
import { dumpDatabase } from './dump-database.ts';
import { openStory } from './open-story.ts';
import { placeholders, withoutValues } from './placeholders.ts';
import { endStory, playStory } from './play-story.ts';

/** Records the stored data after some weeks of a shop, and after its end, and the mails that it has sent. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: npm run record:day -- FILE');
const MONTH_HOURS = 31 * 24;
const hide = placeholders();
const { story, mails, close } = await openStory();
const places = await playStory(story);
const weeks = await dumpDatabase(hide);
await endStory(story, places);
await story.hours(MONTH_HOURS);
const end = await dumpDatabase(hide);
const arrived = mails.arrived.map(({ to, raw }) => `# A mail to ${to}\n${raw}`);
// Several are sent concurrently.
const sent = arrived.sort((a, b) => (withoutValues(a) < withoutValues(b) ? -1 : 1)).map(hide);
writeFileSync(file, [weeks, end, ...sent].join('\n\n'));
await close();
process.exit(0);
