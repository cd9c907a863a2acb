/** How long an import can be undone. */
export const UNDO_HOURS = 24;

/** Why a book is not as it was before the import that was undone. */
export const KEPT_REASONS = [
  /** Edited, or changed by another import. */
  'edited',
  /** Deleted. */
  'gone',
  /** Added by the import and ordered, so hidden instead of deleted. */
  'ordered',
  /** As before but for its copies, which were counted or sold. */
  'stock',
  /** Its former genre is not in the shop any more. */
  'genre',
] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];
