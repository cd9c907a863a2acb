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

/** Every bundled cover; a book names its picture in `coverImage`. */
export const covers = [
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
