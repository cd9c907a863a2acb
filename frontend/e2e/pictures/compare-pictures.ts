import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Compares two folders of pictures, and draws where they differ. */
const [before = '', after = ''] = process.argv.slice(2);
if (!before || !after) throw new Error('Usage: npm run pictures:compare -- BEFORE AFTER');
const differences = path.join(after, 'differences');
rmSync(differences, { recursive: true, force: true });

/** Returns the names of the pictures in a folder. Two folders without any would agree. */
function namesIn(folder: string): string[] {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  if (pictures.length === 0) throw new Error(`${folder} contains no pictures.`);
  return pictures;
}
const read = (folder: string, name: string) => readFileSync(path.join(folder, name));

/** Puts a picture into the corner of a larger one, so that pictures of two sizes can be compared. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** Returns what differs between two pictures; nothing if they are equal. */
function difference(name: string): string | undefined {
  const files = [read(before, name), read(after, name)] as const;
  if (files[0].equals(files[1])) return undefined;
  const [old, now] = [PNG.sync.read(files[0]), PNG.sync.read(files[1])];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const drawn = new PNG({ width, height });
  const count = pixelmatch(
    enlarge(old, width, height).data,
    enlarge(now, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  if (count === 0) return undefined;
  mkdirSync(differences, { recursive: true });
  writeFileSync(path.join(differences, name), PNG.sync.write(drawn));
  const sizes = [old, now].map((picture) => `${picture.width} × ${picture.height}`);
  return `${name}: ${count} pixels${sizes[0] === sizes[1] ? '' : `, ${sizes.join(' became ')}`}`;
}

const names = [namesIn(before), namesIn(after)] as const;
const differing = names[0].flatMap((name) =>
  names[1].includes(name) ? (difference(name) ?? []) : `${name}: only in ${before}`,
);
const added = names[1].filter((name) => !names[0].includes(name));
const all = [...differing, ...added.map((name) => `${name}: only in ${after}`)];
for (const line of all) console.log(line);
console.log(`${names[0].length} pictures before, ${names[1].length} after, ${all.length} differ`);
process.exit(all.length > 0 ? 1 : 0);
