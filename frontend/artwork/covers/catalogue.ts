import books from '../../../backend/src/database/seed-data/books.json' with { type: 'json' };
import { block, letters } from '../drawing/lettering.ts';
import { mark } from '../drawing/mark.ts';
import { rect } from '../drawing/path.ts';
import { cover } from '../drawing/picture.ts';
import { anneOfGreenGables } from './anne-of-green-gables.ts';
import { aroundTheWorld } from './around-the-world.ts';
import { artOfMoneyGetting } from './art-of-money-getting.ts';
import { callOfTheWild } from './call-of-the-wild.ts';
import { dracula } from './dracula.ts';
import { economyOfMachinery } from './economy-of-machinery.ts';
import { frankenstein } from './frankenstein.ts';
import { greatGatsby } from './great-gatsby.ts';
import { historyOfACandle } from './history-of-a-candle.ts';
import { houseOfUsher } from './house-of-usher.ts';
import { jekyllAndHyde } from './jekyll-and-hyde.ts';
import { lombardStreet } from './lombard-street.ts';
import { mobyDick } from './moby-dick.ts';
import { myInventions } from './my-inventions.ts';
import { popularDelusions } from './popular-delusions.ts';
import { prideAndPrejudice } from './pride-and-prejudice.ts';
import { progressInFlyingMachines } from './progress-in-flying-machines.ts';
import { scientificManagement } from './scientific-management.ts';
import { secretGarden } from './secret-garden.ts';
import { treasureIsland } from './treasure-island.ts';
import { twentyThousandLeagues } from './twenty-thousand-leagues.ts';
import { wealthOfNations } from './wealth-of-nations.ts';
import { wutheringHeights } from './wuthering-heights.ts';

const DONE = [
  anneOfGreenGables,
  aroundTheWorld,
  artOfMoneyGetting,
  callOfTheWild,
  dracula,
  economyOfMachinery,
  frankenstein,
  greatGatsby,
  historyOfACandle,
  houseOfUsher,
  jekyllAndHyde,
  lombardStreet,
  mobyDick,
  myInventions,
  popularDelusions,
  prideAndPrejudice,
  progressInFlyingMachines,
  scientificManagement,
  secretGarden,
  treasureIsland,
  twentyThousandLeagues,
  wealthOfNations,
  wutheringHeights,
];

export const covers = books.map(
  (book) =>
    DONE.find((done) => `${done.name}.webp` === book.coverImage) ??
    cover(book.coverImage.replace('.webp', ''), () => {
      const words = book.title.replace(/;.*|:.*/, '').split(' ');
      const lines =
        words.length < 3
          ? words
          : [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')];
      return (
        rect(0, 0, 720, 1080, book.coverTint) +
        block(lines, 80, { y: 300, size: 60, fit: 600, fill: '#fff', weight: 700 }) +
        letters(book.author, { y: 960, size: 34, fill: '#F5B82E' }) +
        mark(360, 1020, '#fff')
      );
    }),
);
