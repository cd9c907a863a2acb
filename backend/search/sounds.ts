const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh ' +
    'щ shch ъ - ы y ь - э e ю yu я ya ѣ e і i ї i є e ґ g α a β b γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ' +
    'ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
  )
    .split(' ')
    .reduce<[string, string][]>((pairs, text, at) => {
      if (at % 2 === 0) pairs.push([text, '']);
      else (pairs.at(-1) as [string, string])[1] = text === '-' ? '' : text;
      return pairs;
    }, []),
);
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Returns a word of Cyrillic or Greek letters in Latin ones; others as they are. */
export const toLatin = (word: string): string =>
  OTHER.test(word) ? Array.from(word, (letter) => LATIN[letter] ?? letter).join('') : word;

/** Returns a word without the ending of a plural. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const RULES: readonly [RegExp, string][] = [
  [/^[kgp](?=[ns])/, ''],
  [/^wr/, 'r'],
  [/[^\p{L}\p{N}]/gu, ''],
  [/ph|v/g, 'f'],
  [/ght?/g, 't'],
  [/(?:[cst]i|sh?)(?=[aou]n)|sch|sh|ch(?=[ei])/g, 'j'],
  [/c(?=[eiy])|z/g, 's'],
  [/c[kh]?|q(?:u|w)?|kw|kh/g, 'k'],
  [/x/g, 'ks'],
  [/dg/g, 'j'],
  [/(?<=.)h|w(?![aeiou])/g, ''],
  [/[aeiouy]+$/, ''],
  [/[aeiouy]+/g, 'a'],
  [/(.)\1+/g, '$1'],
];

/** Returns how a word sounds: the same for words that people confuse when they only have heard them. */
export function soundOf(word: string): string {
  let sound = singular(word);
  for (const [from, to] of RULES) sound = sound.replace(from, to);
  // One sound alone says too little: 'qqqqqq' is not meant for 'Co'.
  return sound.length > 1 ? sound : word;
}
