import { BROWSERS } from './browsers.ts';

/** Says before the stories which of them are skipped, and what would have to be installed. */
export default function sayMissing(): void {
  const missing = BROWSERS.filter(({ find }) => !find());
  for (const { name, packages } of missing)
    console.log(`${name} is not installed (apt-get install ${packages}): its stories are skipped.`);
  if (missing.length === BROWSERS.length) console.log('0 passed');
}
