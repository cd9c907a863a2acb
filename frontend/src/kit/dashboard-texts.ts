import { UPLOAD_MAX_MEGABYTES, UPLOAD_TYPE_NAMES } from '@book-store/contract/uploads';
import { area } from '../lib/wording/storefront-texts.ts';

/** Of the parts that only the dashboard has. */
export const dashboardKitTexts = area('dashboard/kit', {
  backToList: 'Back to the list',
  preparing: 'Preparing…',
  loading: 'Loading…',
  showOlder: 'Show older',
  chartFailed: 'The chart could not be loaded. Reload the page to see it.',
  beingCounted: {
    strong: 'Your orders are being counted.',
    text: 'The shop does so once, in the background; with a million orders it takes a few minutes. What you see here is not complete until then, and it is refreshed on its own.',
  },
  /** When a form is closed that holds something typed. */
  dropping: {
    title: 'Discard what you have typed?',
    text: 'Nothing of it is saved.',
    drop: 'Discard',
    keep: 'Keep typing',
  },
  yes: 'Yes',
  no: 'No',
  remove: (name: string): string => `Remove ${name}`,
  savedAt: (time: string): string => `Saved at ${time}`,
  /** When somebody else has saved what is being edited; `what` is 'this book'. */
  conflict: {
    heading: (what: string): string => `Somebody else has changed ${what} in the meantime`,
    nothingSaved:
      'Nothing has been saved yet. What you typed is still in the form, beside what only they have changed.',
    taken: 'Theirs is in the form now. Save if you have changed anything else.',
    merged: 'Their changes are in the form now, beside yours. Save again to store both.',
    yours: 'Yours',
    theirs: 'Theirs',
    nothing: 'Nothing',
    putBack: 'Put mine back',
    takeTheirs: 'Use theirs',
    overwrite: 'Overwrite with mine',
  },
  markdown: {
    hint: (heading: string, bold: string, list: string, link: string): string =>
      `Markdown: ${heading}, ${bold}, ${list}, ${link}. An empty line begins a paragraph.`,
    heading: '# Heading',
    bold: '**bold**',
    list: '- a list',
    link: '[link](https://…)',
    preview: 'Preview',
    refresh: 'Refresh preview',
    close: 'Close preview',
    previewOf: (label: string): string => `Preview: ${label}`,
    loading: 'Loading the preview…',
    changed: 'The text has changed since this preview.',
    shown: 'As the page will show it:',
    empty: 'No text.',
  },
  picture: {
    chosen: 'What was chosen',
    chosenFor: (label: string): string => `The chosen picture: ${label}`,
    choose: 'Choose a picture',
    another: 'Choose another',
    remove: 'Remove picture',
    uploading: 'Uploading…',
    saving: 'Saving…',
    /** The name and size of what can be uploaded. */
    formats: `${UPLOAD_TYPE_NAMES}, up to ${UPLOAD_MAX_MEGABYTES} MB.`,
  },
});
