/** A query, and a pattern for the title and author of the wanted book. */
export type Wanted = { kind: string; query: string; book: RegExp };

const of = (kind: string, rows: [string, RegExp][]): Wanted[] =>
  rows.map(([query, book]) => ({ kind, query, book }));

/** Queries for books of goodbooks-10k, as people type them. */
export const WANTED: Wanted[] = [
  ...of('exact', [
    ['the great gatsby', /^The Great Gatsby \|/],
    ['to kill a mockingbird', /^To Kill a Mockingbird \|/],
    ['dune', /^Dune \(Dune Chronicles #1\)/],
    ['it', /^It \| Stephen King/],
    ['1984', /^1984 \|/],
    ['the alchemist', /^The Alchemist \|/],
    ['catch-22', /^Catch-22 \|/],
    ['pride and prejudice', /^Pride and Prejudice \|/],
  ]),
  ...of('typo', [
    ['hary poter', /^Harry Potter and/],
    ['the great gatsbi', /^The Great Gatsby \|/],
    ['farenheit 451', /^Fahrenheit 451 \|/],
    ['girl dragon tatoo', /^The Girl with the Dragon Tattoo/],
    ['dostoyevski', /Dostoyevsky/],
    ['slaugterhouse five', /^Slaughterhouse-Five/],
    ['wuthering hights', /^Wuthering Heights/],
    ['mockingjey', /^Mockingjay/],
    ['brothers karamasov', /^The Brothers Karamazov/],
    ['neitzche', /Nietzsche/],
    ['murakmi', /Murakami/],
    ['hichhikers guide', /^The Hitchhiker's Guide to the Galaxy/],
  ]),
  ...of('swapped', [
    ['hobibt', /^The Hobbit/],
    ['teh hobbit', /^The Hobbit/],
    ['alchmeist', /^The Alchemist/],
    ['outlnader', /^Outlander/],
    ['jane erye', /^Jane Eyre/],
    ['gerat expectations', /^Great Expectations/],
    ['hungre games', /^The Hunger Games/],
    ['stehpen king', /Stephen King/],
    ['shinign', /^The Shining/],
  ]),
  ...of('initials', [
    ['j r r tolkien', /J\.R\.R\. Tolkien/],
    ['jrr tolkien', /J\.R\.R\. Tolkien/],
    ['jk rowling', /J\.K\. Rowling/],
    ['cs lewis', /C\.S\. Lewis/],
    ['h.g. wells', /H\.G\. Wells/],
    ['ts eliot', /T\.S\. Eliot/],
    ['george rr martin', /George R\.R\. Martin/],
    ['jd salinger', /J\.D\. Salinger/],
  ]),
  ...of('accents', [
    ['garcia marquez', /García Márquez/],
    ['les miserables', /^Les Misérables/],
    ['charlotte bronte', /Charlotte Brontë/],
    ['jo nesbo', /Jo Nesbø/],
    ['saint exupery', /^The Little Prince/],
    ['emile zola', /Émile Zola/],
    ['zafon', /Zafón/],
    ['suskind perfume', /^Perfume: The Story of a Murderer/],
  ]),
  ...of('series', [
    ['wheel of time', /\(Wheel of Time, #/],
    ['discworld 8', /\(Discworld, #8\)/],
    ['lord of the rings 2', /\(The Lord of the Rings, #2\)/],
    ['narnia', /Chronicles of Narnia/],
    ['mistborn 1', /\(Mistborn, #1\)/],
    ['song of ice and fire', /\(A Song of Ice and Fire, #/],
    ['dark tower 1', /\(The Dark Tower, #1\)/],
  ]),
  ...of('author and title', [
    ['tolstoy war', /^War and Peace/],
    ['orwell animal', /^Animal Farm.*\| George Orwell/],
    ['king shining', /^The Shining/],
    ['christie orient', /^Murder on the Orient Express/],
    ['allende spirits', /^The House of the Spirits/],
    ['zusak theif', /^The Book Thief/],
    ['austin pride', /^Pride and Prejudice \|/],
    ['le guin wizard', /^A Wizard of Earthsea/],
  ]),
];
