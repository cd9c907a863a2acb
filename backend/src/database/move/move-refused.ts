/** Thrown when a shop cannot be moved, with a sentence for the owner. */
export class MoveRefused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'MoveRefused';
  }
}
