export type NewsItem = {
  /** The last segment of the item's URL. */
  id: string;
  title: string;
  description: string;
  /** File name under `/news/{width}/`, in the widths of `pictures.ts`. */
  image: string;
  imageAlt: string;
  /** `YYYY-MM-DD` */
  date: string;
  body: string[];
};

export const NEWS_ITEMS: readonly NewsItem[] = [
  {
    id: 'oldest-bookshop-in-the-world',
    title: 'The bookshop that outlived an earthquake',
    description:
      'Livraria Bertrand has sold books in Lisbon since 1732. What keeps a shop open for almost three centuries?',
    image: 'bookshop.webp',
    imageAlt: 'A small bookshop at dusk, its window lit, tram lines running past the door.',
    date: '2026-11-12',
    body: [
      'In 1732 a bookseller called Pedro Faure opened a shop in Lisbon. The family that gave it the name Bertrand soon joined him, and the shop has been selling books ever since. Guinness World Records lists it as the oldest bookshop in the world that is still in business. Its rooms in the Rua Garrett, lined with dark shelves from floor to vault, are still full of people on a weekday afternoon.',
      'It was not an easy life. On the morning of All Saints’ Day in 1755 an earthquake, then a wave, then days of fire destroyed most of the city, and the shop with it. The booksellers set up again in another quarter and came back to the Chiado when it had been rebuilt, in 1773. They have been on that street, through a revolution or two, for two and a half centuries.',
      'Other old shops tell similar stories. The Moravian Book Shop in Bethlehem, Pennsylvania, goes back to 1745. Hatchards has been on Piccadilly in London since 1797. In Paris, a shop called Shakespeare and Company, run by the American Sylvia Beach, became a publisher in 1922 because nobody else dared to print a novel named Ulysses.',
      'What they have in common is not marble or luck. Each was a place where somebody knew the stock and remembered the customer. A catalogue can tell you that a book exists. A bookseller tells you that it is the one you were looking for, although you came in for another. We try to keep to that here, a few years younger and without the earthquake.',
    ],
  },
  {
    id: 'how-a-goldsmith-changed-reading',
    title: 'How a goldsmith changed the way we read',
    description:
      'Around 1455 some 180 copies of one Bible left a workshop in Mainz. Books were never scarce in the same way again.',
    image: 'press.webp',
    imageAlt: 'A wooden hand press with freshly printed sheets hanging beside it.',
    date: '2026-10-29',
    body: [
      'Before the middle of the fifteenth century every book in Europe was written by hand. A good scribe could spend a year and more on a single Bible, and a household that owned ten books was a learned one. Then Johannes Gutenberg, who had been trained to work with metal, set up a shop in Mainz and began to cast letters, thousands of them, each exactly as tall as the next.',
      'Printing from carved blocks and even from movable type was known in China and Korea long before. What Gutenberg brought together was a system: a hand mould that made identical letters quickly, an alloy that set hard without shrinking, an ink of oil and soot that clung to metal, and a press borrowed from the people who made wine and paper.',
      'His great Bible, finished around 1455, has forty-two lines on most pages and about 1,280 pages in two volumes. Scholars believe that he made roughly 180 copies, some on paper and some on vellum. Forty-nine are known to survive, many of them incomplete. The coloured initials were still painted by hand, so no two of them look the same.',
      'Gutenberg lost his workshop to his financier, Johann Fust, in a lawsuit in that same year, and died in 1468 without a fortune. But by 1500 there were presses in more than two hundred towns, and the books that they had made are counted in millions. Every paperback on a bus is a descendant of that shop.',
    ],
  },
  {
    id: 'the-reader-in-the-cigar-factory',
    title: 'The reader in the cigar factory',
    description:
      'In Havana, workers have paid for a voice to read novels to them since 1865. Two of their favourites became cigars.',
    image: 'reading-aloud.webp',
    imageAlt: 'A reader on a raised platform with an open book, listeners at their benches below.',
    date: '2026-10-15',
    body: [
      'Rolling a good cigar takes skilled hands and leaves the mind with nothing to do. In December 1865 the workers of the El Fígaro factory in Havana found a remedy. They chose one of their own number to read aloud while the others rolled, and each gave up a small part of the wage so that the reader lost nothing.',
      'The custom spread from factory to factory. The lector sat on a platform above the benches, with the newspaper in the morning and a novel in the afternoon. The listeners voted on what came next, and they had strong views: Victor Hugo, Émile Zola, Cervantes, and above all Alexandre Dumas. Applause was given by tapping the cutting knife on the board.',
      'Authorities were not always pleased. A room of people who hear the news each morning and argue about Les Misérables each afternoon is not easily governed, and reading was forbidden more than once. It always came back. Cuban workers who emigrated took it with them to Key West and Tampa in Florida.',
      'Two brands still carry the memory. Montecristo, founded in 1935, is named after the count by Dumas that the rollers asked for again and again; Romeo y Julieta needs no explanation. In several factories in Cuba a lector reads to this day. If you have not been read to since you were eight, try it: pick a chapter, find a voice, keep your hands busy.',
    ],
  },
  {
    id: 'free-to-all',
    title: 'Free to all: a short history of the public library',
    description:
      'From a chained library in Manchester to 2,509 buildings paid for by one steel maker.',
    image: 'library.webp',
    imageAlt:
      'A library with a round roof and tall windows, its doors open to a tree-lined square.',
    date: '2026-09-24',
    body: [
      'In 1653 a Manchester cloth merchant named Humphrey Chetham left money for a library that anyone could use, and told its keeper to require nothing of any man who came to read. The books were chained to the presses, because they were worth more than the furniture. Chetham’s Library is still open, and still free: the oldest public library in the English-speaking world.',
      'To pay for books out of everybody’s taxes was a newer idea. The town of Peterborough in New Hampshire did so in 1833. In Britain a law of 1850 allowed boroughs to do the same, after long debates in which some members worried that working people who read might become discontented. Boston opened a great city library in 1854, and later had the words “Free to all” cut above its door.',
      'Then came Andrew Carnegie. As a boy in Pennsylvania he had been allowed into the private library of a Colonel Anderson on Saturdays, and he never forgot it. Between 1883 and 1929 the fortune that he made in steel paid for 2,509 libraries, 1,689 of them in the United States. The towns had to give the land and promise to buy the books.',
      'Many of those buildings have a flight of steps up to the door, as if to say that one rises by reading. Some have since become homes, theatres or town halls; many still lend. A book shop may say this without envy: the more people borrow, the more they read, and the more they read, the more they buy. Go and get your card.',
    ],
  },
  {
    id: 'a-day-for-books-and-roses',
    title: 'A day for books and roses',
    description:
      'Why the twenty-third of April is World Book Day, and why in Barcelona it smells of flowers.',
    image: 'book-and-rose.webp',
    imageAlt: 'A red rose lying across an open book on a sunlit market stall.',
    date: '2026-09-10',
    body: [
      'Every year on the twenty-third of April the streets of Barcelona fill with stalls. It is the day of Sant Jordi, the patron saint of Catalonia, who is said to have killed a dragon, from whose blood a rose bush grew. By old custom one gives a rose. Since the 1920s, when booksellers and publishers in the city began a day of the book, one also gives a book.',
      'The date was chosen with care. Miguel de Cervantes was buried in Madrid on 23 April 1616, and William Shakespeare died on 23 April of the same year. It is a pretty coincidence with a flaw: Spain already used the calendar of Pope Gregory and England did not, so that the two days were in truth ten days apart. No reader has ever returned a rose because of it.',
      'In 1995 UNESCO took up the idea and made the date World Book and Copyright Day. More than a hundred countries now mark it. Each year a city is named World Book Capital for twelve months from that day; Madrid was the first, in 2001. Britain and Ireland hold their own World Book Day on the first Thursday in March, when schools fill with small Matildas and large hungry caterpillars.',
      'You need no stall and no saint to join in. Choose a book that you loved, write one line on the first page about why, and give it to somebody who would not have found it alone. A rose is optional, though it presses well between the pages.',
    ],
  },
];
